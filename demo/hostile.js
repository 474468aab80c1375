/** Switches the theme of the page, and the way that it is written. */
const theme = document.getElementById('theme');

document.getElementById('hostile').addEventListener('change', ({ target }) => {
  theme.disabled = !target.checked;
});
document.getElementById('rtl').addEventListener('change', ({ target }) => {
  document.documentElement.dir = target.checked ? 'rtl' : 'ltr';
});
