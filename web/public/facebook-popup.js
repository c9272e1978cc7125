// The Facebook popup ends here. Tells the page that opened it and closes; without such a page it goes back by address.
(() => {
  const { message, returnPath = '' } = document.currentScript.dataset;
  const told = JSON.parse(message);
  if (window.opener && !window.opener.closed) {
    window.opener.postMessage(told, location.origin);
    window.close();
    return;
  }
  // A browser may cut a popup off from its opener on the way over Facebook; a page of ours still hears this.
  new BroadcastChannel('facebook-connection').postMessage(told);
  const isPathOfOurs = /^\/(?![/\\])/.test(returnPath);
  const back = new URL(isPathOfOurs ? returnPath : '/dashboard', location.origin);
  if (told.type === 'FACEBOOK_OAUTH_SUCCESS') {
    // The lists of accounts and pages would make the address too long; the page reads them from the server.
    const { facebookUserId, facebookName, tokenExpiresAt } = told.data;
    back.searchParams.set('success', 'true');
    back.searchParams.set('data', JSON.stringify({ facebookUserId, facebookName, tokenExpiresAt }));
  } else {
    back.searchParams.set('error', told.error);
  }
  location.replace(back);
})();
