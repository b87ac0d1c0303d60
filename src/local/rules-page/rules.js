// Filters the rules by words; `/` goes to the field.
const form = document.querySelector('form');
const field = document.querySelector('#query');
const hits = document.querySelector('#hits');
const rules = [...document.querySelectorAll('.rule')].map((element) => ({
  element,
  text: element.textContent.toLowerCase(),
}));

function filter() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const { element, text } of rules) {
    const isHit = words.every((word) => text.includes(word));
    element.hidden = !isHit;
    if (isHit) shown += 1;
    for (const feature of element.querySelectorAll('details')) {
      const own = feature.textContent.toLowerCase();
      feature.open = words.length > 0 && words.every((word) => own.includes(word));
    }
  }
  for (const page of document.querySelectorAll('.page')) page.hidden = !page.querySelector('.rule:not([hidden])');
  hits.textContent = words.length > 0 ? `${hits.dataset.text} ${shown}` : '';
}

/** Opens the feature of a scenario to which a link leads. */
function openTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const feature = target?.closest('details');
  if (!feature) return;
  feature.open = true;
  target.scrollIntoView();
}

form.hidden = false;
addEventListener('hashchange', openTarget);
openTarget();
form.addEventListener('submit', (event) => event.preventDefault());
field.addEventListener('input', filter);
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target === field || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  field.focus();
});
