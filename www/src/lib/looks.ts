// Computed styles of an element: `<li ${looks({ '--wide': '3.2', height: '4px' })}>`. A strict Content Security Policy refuses `style` attributes,
// and Lit's `styleMap` writes one at first; it never refuses properties that are set one by one.

import { noChange, type ElementPart } from 'lit';
import { Directive, directive, PartType, type PartInfo } from 'lit/directive.js';

/** CSS properties by their names as in a style sheet, custom ones included. */
type Looks = Readonly<Record<string, string>>;

class LooksDirective extends Directive {
  #set: Looks = {};

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error('looks() stands among the attributes of an element');
  }

  override update({ element }: ElementPart, [wanted]: [Looks]): typeof noChange {
    const { style } = element as HTMLElement;
    for (const name of Object.keys(this.#set)) if (!(name in wanted)) style.removeProperty(name);
    for (const [name, value] of Object.entries(wanted)) if (this.#set[name] !== value) style.setProperty(name, value);
    this.#set = wanted;
    return noChange;
  }

  render(_wanted: Looks): typeof noChange {
    return noChange;
  }
}

export const looks = directive(LooksDirective);
