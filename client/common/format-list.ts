import { getSettings } from '@storedeck/settings';

/** A list in the language of the user, for example `Card, Bank and Cash`. */
export function formatList( parts: readonly string[] ) {
	const language = getSettings().locale.userLocale.replaceAll( '_', '-' );
	try {
		return new Intl.ListFormat( language ).format( parts );
	} catch {
		// WordPress has locales that are no language tags.
		return new Intl.ListFormat().format( parts );
	}
}
