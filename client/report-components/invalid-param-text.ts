import { __, sprintf } from '@wordpress/i18n';
import type { DateParameter, InvalidParam } from '@storedeck/date';
import { isolate } from '../common/isolate';

/** Longer values are truncated. */
const MAX_LENGTH = 40;

/** Invisible characters, among them those that change the text direction. */
const INVISIBLE = /\p{C}+/gu;

/** Makes a value of the URL safe to show inside a sentence. */
function quote( value: string ) {
	const characters = [ ...value.replace( INVISIBLE, '' ) ];
	const text =
		characters.length > MAX_LENGTH
			? `${ characters.slice( 0, MAX_LENGTH ).join( '' ) }…`
			: characters.join( '' );
	return isolate( text );
}

const getInvalidTexts = (
	value: string
): Record< DateParameter, string > => ( {
	period: sprintf(
		/* translators: %s: value in the URL. */
		__( 'Unknown period in the URL: “%s”.', 'storedeck' ),
		value
	),
	compare: sprintf(
		/* translators: %s: value in the URL. */
		__( 'Unknown comparison in the URL: “%s”.', 'storedeck' ),
		value
	),
	after: sprintf(
		/* translators: %s: value in the URL. */
		__(
			'The start date in the URL is not a valid date: “%s”.',
			'storedeck'
		),
		value
	),
	before: sprintf(
		/* translators: %s: value in the URL. */
		__( 'The end date in the URL is not a valid date: “%s”.', 'storedeck' ),
		value
	),
	compare_after: sprintf(
		/* translators: %s: value in the URL. */
		__(
			'The comparison start date in the URL is not a valid date: “%s”.',
			'storedeck'
		),
		value
	),
	compare_before: sprintf(
		/* translators: %s: value in the URL. */
		__(
			'The comparison end date in the URL is not a valid date: “%s”.',
			'storedeck'
		),
		value
	),
	interval: sprintf(
		/* translators: %s: value in the URL. */
		__( 'Unknown interval in the URL: “%s”.', 'storedeck' ),
		value
	),
} );

const getMissingTexts = (): Record< DateParameter, string > => ( {
	period: __( 'The URL has no period.', 'storedeck' ),
	compare: __( 'The URL has no comparison.', 'storedeck' ),
	after: __( 'The URL has no start date.', 'storedeck' ),
	before: __( 'The URL has no end date.', 'storedeck' ),
	compare_after: __( 'The URL has no comparison start date.', 'storedeck' ),
	compare_before: __( 'The URL has no comparison end date.', 'storedeck' ),
	interval: __( 'The URL has no interval.', 'storedeck' ),
} );

/** Describes an invalid or missing parameter of the URL. */
export function describeInvalidParam( { parameter, value }: InvalidParam ) {
	return value.trim()
		? getInvalidTexts( quote( value.trim() ) )[ parameter ]
		: getMissingTexts()[ parameter ];
}
