import { getSetting } from '@storedeck/settings';
import type { PluralForms } from './definition';

/** `pt_PT_ao90` is `pt-PT`: other parts of a locale have no plural forms of their own. */
function getPluralRules() {
	const [ language = 'en', region ] =
		getSetting( 'locale' ).userLocale.split( '_' );
	try {
		return new Intl.PluralRules(
			region ? `${ language }-${ region }` : language
		);
	} catch {
		return new Intl.PluralRules( 'en' );
	}
}

/**
 * The text for a number: the one for this number, or for a number with the same
 * plural form.
 */
export function getPluralForm( forms: PluralForms, count: number ): string {
	if ( typeof forms === 'string' ) {
		return forms;
	}
	const exact = forms[ String( count ) ];
	if ( exact !== undefined ) {
		return exact;
	}
	const rules = getPluralRules();
	const form = rules.select( count );
	const samples = Object.keys( forms );
	/*
	 * The last one: translations have a form of their own for 0 where the rules
	 * use the same for 0 and, for example, 10.
	 */
	const sample =
		samples
			.reverse()
			.find( ( number ) => rules.select( Number( number ) ) === form ) ??
		samples[ 0 ];
	return ( sample && forms[ sample ] ) ?? '';
}
