import type { Kind } from '#sandbox/writer/kinds.ts';
import type { Scene } from '#sandbox/writer/takes.ts';

export const feelings: Record<Kind, Scene[]> = {
  rescue: [
    ['Help when it goes wrong', 'When something goes wrong at home, you want somebody who knows what to do.'],
    ['First stop it, then mend it', 'First it has to be stopped. Then it has to be mended. We know both.'],
    ['You are not alone with it', 'You do not have to work out alone what has happened.'],
  ],
  farewell: [
    ['Somebody to lean on', 'In days like these it is good to have somebody to lean on.'],
    ['With time to listen', 'We take the time it takes, and listen first.'],
    ['A farewell as it should be', 'A farewell should be like the one it is for.'],
  ],
  craft: [
    ['Home feels better already', 'Come home to a place where everything simply works.'],
    ['One thing less on the list', 'Picture the job finished, and the tools back in the van.'],
    ['Shoulders down, it is sorted', 'Nothing beats closing the door on a job well done.'],
  ],
  food: [
    ['Everybody goes quiet', 'That first bite, and the whole table goes quiet.'],
    ['Made to be shared', 'Good food has a way of bringing people together.'],
    ['The smell says it all', 'Some smells take you straight back to the best days.'],
  ],
  body: [
    ['An hour of your own', 'Phone off, shoulders down. This hour is yours.'],
    ['Walk out lighter', 'You know that feeling when you walk out of the door a little taller?'],
    ['Good to be looked after', 'Some days, being looked after is exactly what you need.'],
  ],
  care: [
    ['Look after yourself', 'Your body has to last a lifetime. Give it a little time.'],
    ['Good to be listened to', 'Sometimes the best thing is to meet somebody who listens.'],
    ['Finally booked', 'You know the relief when the appointment is finally booked?'],
  ],
  home: [
    ['Your weekend is back', 'Picture a Saturday without a single chore on the list.'],
    ['Open the door, breathe out', 'You unlock the door, and everything is just as you like it.'],
    ['One thing less to think about', 'Sometimes the nicest thing is not having to think about it.'],
  ],
  goods: [
    ['Small thing, big smile', 'Some things you use every day. They should make you smile.'],
    ['The one you reach for', 'Is there one thing you always reach for? This could be the next.'],
    ['Worth the wait', 'Unwrapping something you have wished for never gets old.'],
  ],
  trip: [
    ['You can almost hear it', 'Close your eyes for a second. This is where you could be.'],
    ['A day you will talk about', 'Years from now, this is the day you will talk about.'],
    ['Something to look forward to', 'Nothing lifts a grey week like a plan for a good day.'],
  ],
  learning: [
    ['That “I did it!” feeling', 'Remember when something finally made sense? Feel it again.'],
    ['Everybody was new once', 'Everybody was a beginner once, and most remember it well.'],
    ['More fun than you think', 'Few things feel as good as doing what you could not do last month.'],
  ],
  work: [
    ['A calmer Monday', 'Imagine a Monday with nothing left over from Friday.'],
    ['Time for what you do best', 'You know your trade. Leave the paperwork to somebody else.'],
    ['Sleep well on it', 'It is a good feeling when somebody has thought of everything.'],
  ],
  any: [
    ['That good feeling, finally', 'Imagine it is done, and done well.'],
    ['Because it matters', 'Some things are too important to leave to chance.'],
    ['Something to smile about', 'It is the small things that make a day a good one.'],
  ],
};

export const stories: Record<Kind, Scene[]> = {
  rescue: [
    ['It begins with a call', 'It begins with a call. Then we ask, calmly: what do you see?'],
    ['First calm, then tools', 'First some calm advice on the phone. Then the tools.'],
    ['“What do I do now?”', '“What do I do now?” That is what most people ask us first.'],
  ],
  farewell: [
    ['It begins with a talk', 'It begins with a quiet talk about the one who is gone.'],
    ['One thing at a time', 'There is much to think of. We take one thing at a time.'],
    ['The songs he liked', 'Which songs, which flowers, which words? We ask, and we remember.'],
  ],
  craft: [
    ['It often starts small', 'It often starts small: a draught, a drip, a door that sticks.'],
    ['From first call to last screw', 'First a phone call. Then a plan. Then boots in the hall.'],
    ['“Can you have a look?”', '“Can you have a look?” Most of our days begin with that question.'],
  ],
  food: [
    ['Before the town wakes up', 'Long before the town wakes up, the lights are on in our kitchen.'],
    ['It began with a recipe', 'It began with a recipe, a table and friends who asked for more.'],
    ['One more slice?', 'We knew we were on to something when nobody wanted to leave.'],
  ],
  body: [
    ['One hour in a busy week', 'It began as one hour in a busy week. Now it is the best one.'],
    ['Just begin', 'The first time takes a little courage. The second you book with a smile.'],
    ['“Why did I wait?”', '“Why did I wait so long?” We hear that a lot.'],
  ],
  care: [
    ['It starts with a talk', 'With us it always starts the same way: we ask, and then we listen.'],
    ['“Was that all?”', '“Was that all?” We hear that almost every day.'],
    ['Lighter out than in', 'Many come in a little nervous. Most leave with a smile.'],
  ],
  home: [
    ['It began with a Saturday', 'It began with a Saturday that never got to be a day off.'],
    ['“Why do we do this?”', '“Why do we do this ourselves?” It was a good question.'],
    ['The coffee on the step', 'We came to help once. Now the coffee is ready when we come.'],
  ],
  goods: [
    ['How a favourite begins', 'Every favourite was new once. Then it found its place and stayed.'],
    ['Someone thought of it', 'Somebody thought about every detail, so that you do not have to.'],
    ['It began with an idea', 'It began with an idea on the back of an envelope.'],
  ],
  trip: [
    ['It starts with a date', 'It starts with a date in the calendar and somebody to share it with.'],
    ['“Shall we just go?”', '“Shall we just go?” The best days begin with that question.'],
    ['The day nobody looked at a clock', 'It was the day when nobody looked at the clock.'],
  ],
  learning: [
    ['It began with a question', 'It began with one question: could I learn this, too?'],
    ['First nerves, then pride', 'The first time there are nerves. By the third there is laughter.'],
    ['From “never” to “again”', 'Many come to us saying “never”. They leave saying “again”.'],
  ],
  work: [
    ['It began with a long list', 'Every week the list grew. Then came somebody who likes lists.'],
    ['One meeting, one plan', 'It took one meeting and a cup of coffee. Then there was a plan.'],
    ['The pile on the desk', 'There was a pile on the desk that nobody wanted to touch.'],
  ],
  any: [
    ['It began with a question', 'It began with a simple question: could somebody help with this?'],
    ['The day it got easier', 'On a grey Tuesday the phone rang. Could we help? We could.'],
    ['A story worth telling', 'Every good thing begins with somebody who wanted to do it better.'],
  ],
};
