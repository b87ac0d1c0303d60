// Replaces Stripe's own script in local mode: the part of window.Stripe that @stripe/react-stripe-js uses. Accepts test
// cards only.
(() => {
  const BASE = '/dev/stripe';

  const call = async (method, path, form) => {
    const body = new URLSearchParams(form);
    const response = await fetch(`${BASE}${path}${method === 'GET' ? `?${body}` : ''}`, {
      method,
      ...(method === 'POST' && { body }),
    });
    return response.json();
  };
  const kindOf = (secret) => (secret.startsWith('seti_') ? 'setup' : 'payment');
  const idOf = (secret) => secret.split('_secret_')[0];

  class Element {
    constructor(type) {
      this.type = type;
      this.listeners = new Map();
      this.values = { number: '', expiry: '', cvc: '' };
    }
    on(event, listener) {
      this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
      return this;
    }
    once(event, listener) {
      const only = (...given) => {
        this.off(event, only);
        listener(...given);
      };
      return this.on(event, only);
    }
    off(event, listener) {
      const remaining = (this.listeners.get(event) ?? []).filter((one) => listener && one !== listener);
      this.listeners.set(event, remaining);
      return this;
    }
    fire(event, about = {}) {
      for (const listener of this.listeners.get(event) ?? []) listener({ elementType: this.type, ...about });
    }
    update() {}
    collapse() {}
    focus() {
      this.box?.querySelector('input')?.focus();
    }
    get complete() {
      const { number, expiry, cvc } = this.values;
      const [month = 0, year = 0] = expiry.split('/').map((part) => Number(part.trim()));
      const isDate = month >= 1 && month <= 12 && year >= 26 && /^\d\d \/ \d\d$/.test(expiry);
      return number.replace(/\s/g, '').length === 16 && isDate && /^\d{3,4}$/.test(cvc);
    }
    mount(given) {
      const place = typeof given === 'string' ? document.querySelector(given) : given;
      const style = document.createElement('link');
      style.rel = 'stylesheet';
      style.href = `${BASE}/stripe.css`;
      style.onload = () => this.fire('ready');
      document.head.append(style);
      this.box = document.createElement('div');
      this.box.className = 'stripe-stand-in';
      this.box.append(
        this.words('Test payments. 4242 4242 4242 4242 is taken, with any later date and any three digits.'),
      );
      this.box.append(this.field('number', 'Card number', 'cc-number', 19));
      const pair = document.createElement('div');
      pair.className = 'pair';
      pair.append(
        this.field('expiry', 'Expiry date (MM / YY)', 'cc-exp', 7),
        this.field('cvc', 'Security code', 'cc-csc', 4),
      );
      this.wrong = this.words('');
      this.wrong.className = 'wrong';
      this.wrong.setAttribute('role', 'alert');
      this.box.append(pair, this.wrong);
      place.append(this.box);
    }
    words(text) {
      const line = document.createElement('p');
      line.textContent = text;
      return line;
    }
    field(name, label, autocomplete, length) {
      const wrapper = document.createElement('label');
      wrapper.textContent = label;
      const input = document.createElement('input');
      Object.assign(input, { name, autocomplete, inputMode: 'numeric', maxLength: length });
      input.addEventListener('input', () => {
        input.value = inForm(name, input.value);
        this.values[name] = input.value;
        this.say('');
        this.fire('change', {
          complete: this.complete,
          empty: !this.values.number,
          collapsed: false,
          value: { type: 'card' },
        });
      });
      input.addEventListener('focus', () => this.fire('focus'));
      input.addEventListener('blur', () => this.fire('blur'));
      wrapper.append(input);
      return wrapper;
    }
    say(text) {
      if (this.wrong) this.wrong.textContent = text;
      for (const input of this.box?.querySelectorAll('input') ?? [])
        input.setAttribute('aria-invalid', String(text !== ''));
    }
    unmount() {
      this.box?.remove();
    }
    destroy() {
      this.unmount();
      this.listeners.clear();
    }
  }

  const inForm = (name, value) => {
    const digits = value.replace(/\D/g, '');
    if (name === 'number') return digits.slice(0, 16).replace(/(\d{4})(?=\d)/g, '$1 ');
    if (name === 'expiry') return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 4)}` : digits;
    return digits.slice(0, 4);
  };

  class Elements {
    constructor(options = {}) {
      this.options = options;
      this.made = new Map();
    }
    create(type) {
      const element = new Element(type);
      this.made.set(type, element);
      return element;
    }
    getElement(type) {
      return this.made.get(typeof type === 'string' ? type : 'payment') ?? null;
    }
    update(options) {
      Object.assign(this.options, options);
    }
    async fetchUpdates() {
      return {};
    }
    async submit() {
      const element = this.getElement('payment');
      if (element?.complete) return { selectedPaymentMethod: 'card' };
      const message = 'Your card details are incomplete.';
      element?.say(message);
      return { error: { type: 'validation_error', code: 'incomplete_number', message } };
    }
    on() {
      return this;
    }
    off() {
      return this;
    }
  }

  function Stripe(key) {
    const confirm = async ({
      elements,
      clientSecret = elements?.options.clientSecret,
      confirmParams = {},
      redirect,
    }) => {
      const checked = elements ? await elements.submit() : {};
      if (checked.error) return { error: checked.error };
      const kind = kindOf(clientSecret);
      const { values } = elements.getElement('payment');
      const [month = '', year = ''] = values.expiry.split(' / ');
      const answer = await call('POST', `/v1/${kind}_intents/${idOf(clientSecret)}/confirm`, {
        key,
        client_secret: clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': values.number.replace(/\s/g, ''),
        'payment_method_data[card][exp_month]': month,
        'payment_method_data[card][exp_year]': year,
        'payment_method_data[card][cvc]': values.cvc,
        ...(confirmParams.return_url && { return_url: confirmParams.return_url }),
      });
      if (answer.error) {
        elements.getElement('payment').say(answer.error.message);
        return { error: answer.error };
      }
      const next = answer.next_action?.redirect_to_url;
      if (next) return goTo(next.url);
      if (redirect !== 'if_required' && confirmParams.return_url) {
        const address = new URL(confirmParams.return_url);
        address.searchParams.set(`${kind}_intent`, answer.id);
        address.searchParams.set(`${kind}_intent_client_secret`, clientSecret);
        address.searchParams.set('redirect_status', 'succeeded');
        return goTo(address.href);
      }
      return { [`${kind}Intent`]: answer };
    };
    // Never resolves, since the page is left.
    const goTo = (address) => {
      window.location.assign(address);
      return new Promise(() => undefined);
    };
    const retrieve = (name) => async (clientSecret) => {
      const path = `/v1/${kindOf(clientSecret)}_intents/${idOf(clientSecret)}`;
      const answer = await call('GET', path, { key, client_secret: clientSecret });
      return answer.error ? { error: answer.error } : { [name]: answer };
    };
    const absent = (name) => async () => {
      throw new Error(`The stand-in for Stripe has no ${name}`);
    };
    return {
      elements: (options) => new Elements(options),
      confirmPayment: confirm,
      confirmSetup: confirm,
      retrievePaymentIntent: retrieve('paymentIntent'),
      retrieveSetupIntent: retrieve('setupIntent'),
      handleNextAction: absent('handleNextAction'),
      createToken: absent('createToken'),
      createPaymentMethod: absent('createPaymentMethod'),
      confirmCardPayment: absent('confirmCardPayment'),
      registerAppInfo: () => undefined,
      _registerWrapper: () => undefined,
    };
  }
  Stripe.version = 'endive';
  window.Stripe = Stripe;
})();
