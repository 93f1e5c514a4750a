// The options of a game as people choose them. The words for them are in the game's catalogue (see options.ts).

import { html, nothing, type TemplateResult } from 'lit';
import { hasOf, t, tOf } from '../lib/i18n.ts';
import { icon } from '../pieces/icons.ts';
import { choices } from '../shell/preferences.ts';
import { getAt, groupOn, type Field, type Options } from './options.ts';

/** An option, as messages name it. */
const idOf = (path: readonly string[]) => `option-${path.join('-')}` as const;

/** The text that explains an option, and the id of what shows it. */
const helpOf = (path: readonly string[]) => `${idOf(path)}-help` as const;

/** Draws fields with the values that they have in these options. */
export class Fields {
  constructor(
    readonly game: string,
    readonly options: Options,
    /** Who sits where. */
    readonly names: readonly string[],
    readonly set: (path: readonly string[], value: unknown) => void,
  ) {}

  #firstSeat(field: Field): TemplateResult {
    const value = Number(getAt(this.options, field.path) ?? 0);
    return html`<label class="option-row"
      >${this.#named(field.path, tOf(this.game, 'first-seat'))}
      <span class="select"
        ><select class="field" data-testid="option-first_seat" aria-label=${tOf(this.game, 'first-seat')} aria-describedby=${this.#described(field.path)} @change=${(event: Event) => this.set(field.path, Number((event.target as HTMLSelectElement).value))}>
          ${this.names.map((name, index) => html`<option value=${index} ?selected=${index === value}>${name}</option>`)}
        </select></span
      ></label
    >`;
  }

  #text(path: readonly string[], suffix = ''): string {
    return tOf(this.game, `${idOf(path)}${suffix}`);
  }

  /** A number that belongs to a choice has a name of its own where the catalogue gives one: the choice says its name already. */
  #numberText(path: readonly string[]): string {
    const key = `${idOf(path)}-number` as const;
    return hasOf(this.game, key) ? tOf(this.game, key) : this.#text(path);
  }

  /** What `aria-describedby` names: the text that explains an option, where there is one. */
  #described(path: readonly string[]): string | typeof nothing {
    return hasOf(this.game, helpOf(path)) ? helpOf(path) : nothing;
  }

  #help(path: readonly string[]): TemplateResult | typeof nothing {
    const key = helpOf(path);
    return hasOf(this.game, key) ? html`<span class="option-help" id=${key}>${tOf(this.game, key)}</span>` : nothing;
  }

  #named(path: readonly string[], name = this.#text(path)): TemplateResult {
    return html`<span><span class="option-name">${name}</span>${this.#help(path)}</span>`;
  }

  /** `turned`: the value when it is switched on or off. */
  #switch({ path }: Field, on: boolean, turned = (on: boolean): unknown => on): TemplateResult {
    return html`<label class="switch option-row"
      ><input type="checkbox" role="switch" data-testid=${idOf(path)} aria-label=${this.#text(path)} aria-describedby=${this.#described(path)} .checked=${on} @change=${(event: Event) => this.set(path, turned((event.target as HTMLInputElement).checked))} />
      ${this.#named(path)}</label
    >`;
  }

  draw(field: Field): TemplateResult | typeof nothing {
    const value = getAt(this.options, field.path);
    const id = idOf(field.path);
    switch (field.kind) {
      case 'seat':
        return this.#firstSeat(field);
      case 'switch':
        return this.#switch(field, value === true);
      case 'choice': {
        const now = String((field.values as unknown[]).includes(value) ? value : field.initial);
        return html`<div class="option-row">
          <span><span class="option-name">${this.#text(field.path)}</span>${this.#help(field.path)}${this.#help([...field.path, now])}</span>
          ${choices({
            name: id,
            label: this.#text(field.path),
            value: now,
            values: field.values.map((one) => ({ value: String(one), label: this.#text(field.path, `-${one}`) })),
            onChange: (chosen) =>
              this.set(
                field.path,
                field.values.find((one) => String(one) === chosen),
              ),
          })}
        </div>`;
      }
      case 'number':
        return html`<div class="option-row" role="group" aria-label=${this.#numberText(field.path)}>
          ${this.#named(field.path, this.#numberText(field.path))}
          ${this.#stepper(field, Number(value ?? field.min), id)}
        </div>`;
      case 'variant': {
        const [name = ''] = Object.keys((value ?? {}) as object);
        const chosen = field.variants.find(({ path }) => path.at(-1) === name);
        return html`<div class="option-row">
            ${this.#named(field.path)}
            ${choices({
              name: id,
              label: this.#text(field.path),
              value: name,
              values: field.variants.map(({ path }) => ({ value: String(path.at(-1)), label: this.#text(path) })),
              onChange: (other) => {
                const next = field.variants.find(({ path }) => path.at(-1) === other);
                if (next) this.set(field.path, { [other]: this.#suggestion(next) });
              },
            })}
          </div>
          ${chosen ? html`<div class="option-inner">${this.draw(chosen)}</div>` : nothing}`;
      }
      case 'group': {
        const on = value !== null && value !== undefined;
        return html`<div class="option-group">
          ${
            field.optional
              ? this.#switch(field, on, (on) => (on ? groupOn(field) : null))
              : html`<h3 class="option-name">${this.#text(field.path)}</h3>`
          }
          ${on ? html`<div class="option-inner">${field.fields.map((inner) => this.draw(inner))}</div>` : nothing}
        </div>`;
      }
    }
  }

  /** What a variant begins with when it is chosen: the number that the game's catalogue suggests, where it does. */
  #suggestion(field: Field): unknown {
    const key = `${idOf(field.path)}-suggested` as const;
    return hasOf(this.game, key) ? Number(tOf(this.game, key)) : field.initial;
  }

  #stepper(field: Field & { kind: 'number' }, value: number, id: string): TemplateResult {
    const set = (wanted: number): string => {
      const next = Math.max(field.min, Math.min(field.max, Math.round(wanted)));
      this.set(field.path, next);
      return String(next);
    };
    return html`<span class="stepper">
      <button type="button" class="icon-button" aria-label=${t('less', { name: this.#numberText(field.path) })} ?disabled=${value <= field.min} @click=${() => set(value - 1)}>${icon('minus')}</button>
      <input
        class="field"
        type="number"
        inputmode="numeric"
        min=${field.min}
        max=${field.max}
        aria-label=${this.#numberText(field.path)}
        data-testid=${id}
        .value=${String(value)}
        @change=${(event: Event) => {
          const input = event.target as HTMLInputElement;
          input.value = set(Number.isFinite(input.valueAsNumber) ? input.valueAsNumber : value);
        }}
      />
      <button type="button" class="icon-button" aria-label=${t('more', { name: this.#numberText(field.path) })} ?disabled=${value >= field.max} @click=${() => set(value + 1)}>${icon('plus')}</button>
    </span>`;
  }
}
