import { readLanguage } from './phrase-table.ts';

export const english = readLanguage(String.raw`
# professional
headline: {Product} {inPlace} | {Product} from {business} | {Product} | Clear terms from the start
opening: {business} offers {aProduct} {inPlace}. | {business} offers {aProduct}. |
    {business} at your service. | Straight answers and clear terms.
more: {offer}. | {Point1}. | {price}, usually {before}. | It costs {price}. | {free} | {ask}
description: {price}, usually {before} | Price: {price} | Clear terms
headline: {Product} at {business} | {business} {inPlace} | Know what you get
opening: {offer}. | You know what you get, and from whom.
more: {Point1}. | Now {price}, down from {before}. | The price is {price}. | {free} | {ask}
description: From {business} {inPlace} | From {business} | You know what you get
headline: {business}: {product} | Straight answers {inPlace} | Straight answers
opening: {Point1}. {Point2}. That is {business}. | {Point1}. That is {business}. |
    Clear terms, and straight answers to what you ask.
more: {offer}. | {Product} for {price}, usually {before}. | {Product} for {price}. | {free} | {ask}
description: {Product} for {price} | Ask {business} | Ask us for details

# friendly
headline: Looking for {aProduct}? | Hello from {business} | Good to meet you
opening: {hello} We are {business}. {AProduct}? You have come to the right place. |
    {hello} We are {business}. Good to meet you. | {hello} Good to meet you.
more: {offer}. | {Point1}. | You pay {price}, not {before}. | You pay {price}. | {free} | {ask}
description: Here for you {inPlace} | Here for you
headline: Questions about {aProduct}? | Ask {business} | Ask us anything
opening: Is it {aProduct} you need? Ask us. No question is too small. |
    Wondering about something? Ask us. No question is too small.
more: {business} is happy to help {inPlace}. | {business} is happy to help. | {Point1}. |
    The price: {price}, before {before}. | The price: {price}. | {free}
description: Just ask {business} | We are happy to help
headline: Hi, {place}! | Say hello to {business} | Come and say hello
opening: {hello} This is {business} {inPlace}. | {hello} This is {business}. | {hello} Come and say hello.
more: Shall we talk about {aProduct}? | {offer}. | {Point1}. | Yours for {price} instead of {before}. |
    Yours for {price}. | {free}
description: See you {inPlace}? | See you?

# emotional
more: {Product} from {business}. | With {business}, you are in good hands. | {Point1}. |
    Now {price}, was {before}. | It costs {price}.
description: In good hands {inPlace} | In good hands
more: {Product} {inPlace}. | {business} takes care of the rest. | {Point1}. |
    Now {price} instead of {before}. | Now {price}.
description: You deserve this | Because it matters
headline: For what you care about | Something to look forward to
more: {Product}, from {business} to you. | That is what {business} works for. | {Point1}. |
    It costs {price}.
description: A good feeling | Made with care

# urgency
headline: Now {price}, was {before} | {Product}: why wait? | Why wait?
opening: Need {aProduct}? Today is as good a day as any. | Today is as good a day as any.
more: {Point1}. | Now {price}. | {free} | A word with {business} is all it takes to begin.
description: Save {percent}% | A good day to begin
headline: Save {saved} on {aProduct} | Ready for {aProduct}? | Ready when you are
opening: Still thinking about {aProduct}? Take the first step now. | Take the first step now.
more: {offer}. | {percent}% off: {price} instead of {before}. | All it costs is {price}. | {free} |
    {business} is ready when you are.
description: {percent}% off | The first step is easy
headline: {percent}% off {aProduct} | One thing to do today: {product} | One thing to do today
opening: Put {aProduct} at the top of the list. | Put it at the top of the list.
more: {Point1}. | Price now {price}, {before} before. | Price now: {price}. | {free} |
    {business} takes it from there.
description: {price} now | Top of the list

# benefit
headline: {Point1} | What you get
opening: ✓ {Point1}\n✓ {Point2}\n✓ {Point3} | ✓ {Point1}\n✓ {Point2} | ✓ {Point1} | See what you get.
more: {Product} for {price}: you save {percent}%. | {Product} for {price}. | {Product} from {business}.
description: All this for {price} | Have a look
headline: You save {saved} | Why {business}? | Good reasons
opening: Why {business}? {Point1}. | Good reasons add up.
more: {Point2}. | {offer}. | From {before} down to {price}. | Price: {price}. | {free}
description: From {before} to {price} | Good reasons {inPlace} | Reasons to say yes
headline: {Product}: {point1} | What is in it for you
opening: {offer}. | What is in it for you? Quite a lot.
more: {Point2}. | {price} instead of {before}: {saved} saved. | And it costs {price}. | {free} |
    {business} makes it easy.
description: For {price} | Good to know

# storytelling
more: And {aProduct}? That is where {business} comes in. | Welcome to {business}. | {Point1}. |
    The price? {price}.
description: The story of {business} | The next chapter is yours
more: Today you will find {business} {inPlace}. | Today the sign says {business}. | {Point1}. |
    And the price? {price}, not {before}. | And the price? {price}.
description: Be part of the story | There is more to tell
headline: How it all began | Once upon a Tuesday
more: Come and hear the rest at {business} {inPlace}. | Come and hear the rest at {business}. | {Point1}. |
    It costs {price}.
description: Come and see for yourself

# emotional moments
rescue: Help when it goes wrong | When something goes wrong at home, you want somebody who knows what to do.
rescue: First stop it, then mend it | First it has to be stopped. Then it has to be mended. We know both.
rescue: You are not alone with it | You do not have to work out alone what has happened.
farewell: Somebody to lean on | In days like these it is good to have somebody to lean on.
farewell: With time to listen | We take the time it takes, and listen first.
farewell: A farewell as it should be | A farewell should be like the one it is for.
craft: Home feels better already | Come home to a place where everything simply works.
craft: One thing less on the list | Picture the job finished, and the tools back in the van.
craft: Shoulders down, it is sorted | Nothing beats closing the door on a job well done.
food: Everybody goes quiet | That first bite, and the whole table goes quiet.
food: Made to be shared | Good food has a way of bringing people together.
food: The smell says it all | Some smells take you straight back to the best days.
body: An hour of your own | Phone off, shoulders down. This hour is yours.
body: Walk out lighter | You know that feeling when you walk out of the door a little taller?
body: Good to be looked after | Some days, being looked after is exactly what you need.
care: Look after yourself | Your body has to last a lifetime. Give it a little time.
care: Good to be listened to | Sometimes the best thing is to meet somebody who listens.
care: Finally booked | You know the relief when the appointment is finally booked?
home: Your weekend is back | Picture a Saturday without a single chore on the list.
home: Open the door, breathe out | You unlock the door, and everything is just as you like it.
home: One thing less to think about | Sometimes the nicest thing is not having to think about it.
goods: Small thing, big smile | Some things you use every day. They should make you smile.
goods: The one you reach for | Is there one thing you always reach for? This could be the next.
goods: Worth the wait | Unwrapping something you have wished for never gets old.
trip: You can almost hear it | Close your eyes for a second. This is where you could be.
trip: A day you will talk about | Years from now, this is the day you will talk about.
trip: Something to look forward to | Nothing lifts a grey week like a plan for a good day.
learning: That “I did it!” feeling | Remember when something finally made sense? Feel it again.
learning: Everybody was new once | Everybody was a beginner once, and most remember it well.
learning: More fun than you think | Few things feel as good as doing what you could not do last month.
work: A calmer Monday | Imagine a Monday with nothing left over from Friday.
work: Time for what you do best | You know your trade. Leave the paperwork to somebody else.
work: Sleep well on it | It is a good feeling when somebody has thought of everything.
any: That good feeling, finally | Imagine it is done, and done well.
any: Because it matters | Some things are too important to leave to chance.
any: Something to smile about | It is the small things that make a day a good one.

# storytelling moments
rescue: It begins with a call | It begins with a call. Then we ask, calmly: what do you see?
rescue: First calm, then tools | First some calm advice on the phone. Then the tools.
rescue: “What do I do now?” | “What do I do now?” That is what most people ask us first.
farewell: It begins with a talk | It begins with a quiet talk about the one who is gone.
farewell: One thing at a time | There is much to think of. We take one thing at a time.
farewell: The songs he liked | Which songs, which flowers, which words? We ask, and we remember.
craft: It often starts small | It often starts small: a draught, a drip, a door that sticks.
craft: From first call to last screw | First a phone call. Then a plan. Then boots in the hall.
craft: “Can you have a look?” | “Can you have a look?” Most of our days begin with that question.
food: Before the town wakes up | Long before the town wakes up, the lights are on in our kitchen.
food: It began with a recipe | It began with a recipe, a table and friends who asked for more.
food: One more slice? | We knew we were on to something when nobody wanted to leave.
body: One hour in a busy week | It began as one hour in a busy week. Now it is the best one.
body: Just begin | The first time takes a little courage. The second you book with a smile.
body: “Why did I wait?” | “Why did I wait so long?” We hear that a lot.
care: It starts with a talk | With us it always starts the same way: we ask, and then we listen.
care: “Was that all?” | “Was that all?” We hear that almost every day.
care: Lighter out than in | Many come in a little nervous. Most leave with a smile.
home: It began with a Saturday | It began with a Saturday that never got to be a day off.
home: “Why do we do this?” | “Why do we do this ourselves?” It was a good question.
home: The coffee on the step | We came to help once. Now the coffee is ready when we come.
goods: How a favourite begins | Every favourite was new once. Then it found its place and stayed.
goods: Someone thought of it | Somebody thought about every detail, so that you do not have to.
goods: It began with an idea | It began with an idea on the back of an envelope.
trip: It starts with a date | It starts with a date in the calendar and somebody to share it with.
trip: “Shall we just go?” | “Shall we just go?” The best days begin with that question.
trip: The day nobody looked at a clock | It was the day when nobody looked at the clock.
learning: It began with a question | It began with one question: could I learn this, too?
learning: First nerves, then pride | The first time there are nerves. By the third there is laughter.
learning: From “never” to “again” | Many come to us saying “never”. They leave saying “again”.
work: It began with a long list | Every week the list grew. Then came somebody who likes lists.
work: One meeting, one plan | It took one meeting and a cup of coffee. Then there was a plan.
work: The pile on the desk | There was a pile on the desk that nobody wanted to touch.
any: It began with a question | It began with a simple question: could somebody help with this?
any: The day it got easier | On a grey Tuesday the phone rang. Could we help? We could.
any: A story worth telling | Every good thing begins with somebody who wanted to do it better.

# asks
leads: Leave your details, and we will call you. | Tell us what you need, and we will answer. |
    Ask us for a quote.
sales: Order today. | Order online in minutes. | Have a look in our shop.
traffic: See more on our website. | Read more on our site. | Have a look.
engagement: Tell us what you think. | Send us a message. | Ask away.
messages: Send us a message. | Write to us, we answer. | Ask away.

# others
endings: {ask} | {Point2}. | {Point3}. | That is {business}.
hellos: Hey! 👋 | Hi there! | Hello!
`);
