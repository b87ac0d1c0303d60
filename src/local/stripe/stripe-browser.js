// Replaces Stripe's own script in local mode: the part of window.Stripe that @stripe/react-stripe-js uses. Accepts test
// cards only.
(() => {
  const BASE = '/dev/stripe';

  class Element {
    values = { number: '', expiry: '', cvc: '' };
    ready = new Set();

    on(event, listener) {
      if (event === 'ready') this.ready.add(listener);
    }
    off(event, listener) {
      this.ready.delete(listener);
    }
    get complete() {
      const { number, expiry, cvc } = this.values;
      const [month = 0, year = 0] = expiry.split('/').map((part) => Number(part.trim()));
      const isDate = month >= 1 && month <= 12 && year >= 26 && /^\d\d \/ \d\d$/.test(expiry);
      return number.replace(/\s/g, '').length === 16 && isDate && /^\d{3,4}$/.test(cvc);
    }
    mount(place) {
      const style = document.createElement('link');
      style.rel = 'stylesheet';
      style.href = `${BASE}/stripe.css`;
      style.onload = () => {
        for (const listener of this.ready) listener();
      };
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
      });
      wrapper.append(input);
      return wrapper;
    }
    say(text) {
      this.wrong.textContent = text;
      for (const input of this.box.querySelectorAll('input')) input.setAttribute('aria-invalid', String(text !== ''));
    }
    destroy() {
      this.box.remove();
    }
  }

  const inForm = (name, value) => {
    const digits = value.replace(/\D/g, '');
    if (name === 'number') return digits.slice(0, 16).replace(/(\d{4})(?=\d)/g, '$1 ');
    if (name === 'expiry') return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 4)}` : digits;
    return digits.slice(0, 4);
  };

  class Elements {
    create() {
      this.element = new Element();
      return this.element;
    }
    update() {}
    async submit() {
      if (this.element.complete) return { selectedPaymentMethod: 'card' };
      const message = 'Your card details are incomplete.';
      this.element.say(message);
      return { error: { type: 'validation_error', code: 'incomplete_number', message } };
    }
  }

  function Stripe(key) {
    const confirm = (kind) => async (options) => {
      const { elements, clientSecret, confirmParams } = options;
      const { values } = elements.element;
      const [month, year] = values.expiry.split(' / ');
      const response = await fetch(`${BASE}/v1/${kind}_intents/${clientSecret.split('_secret_')[0]}/confirm`, {
        method: 'POST',
        body: new URLSearchParams({
          key,
          client_secret: clientSecret,
          'payment_method_data[type]': 'card',
          'payment_method_data[card][number]': values.number.replace(/\s/g, ''),
          'payment_method_data[card][exp_month]': month,
          'payment_method_data[card][exp_year]': year,
          'payment_method_data[card][cvc]': values.cvc,
          return_url: confirmParams.return_url,
        }),
      });
      const answer = await response.json();
      if (answer.error) {
        elements.element.say(answer.error.message);
        return { error: answer.error };
      }
      const next = answer.next_action?.redirect_to_url;
      if (!next) return { [`${kind}Intent`]: answer };
      // Never resolves, since the page is left.
      window.location.assign(next.url);
      return new Promise(() => undefined);
    };
    const absent = (name) => async () => {
      throw new Error(`The stand-in for Stripe has no ${name}`);
    };
    return {
      elements: () => new Elements(),
      confirmPayment: confirm('payment'),
      confirmSetup: confirm('setup'),
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
