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

/** The texts of an invalid value, and of none. */
const getTexts = (): Record<
	DateParameter,
	[ invalid: string, missing: string ]
> => ( {
	period: [
		/* translators: %s: value in the URL. */
		__( 'Unknown period in the URL: “%s”.', 'storedeck' ),
		__( 'The URL has no period.', 'storedeck' ),
	],
	compare: [
		/* translators: %s: value in the URL. */
		__( 'Unknown comparison in the URL: “%s”.', 'storedeck' ),
		__( 'The URL has no comparison.', 'storedeck' ),
	],
	after: [
		/* translators: %s: value in the URL. */
		__(
			'The start date in the URL is not a valid date: “%s”.',
			'storedeck'
		),
		__( 'The URL has no start date.', 'storedeck' ),
	],
	before: [
		/* translators: %s: value in the URL. */
		__( 'The end date in the URL is not a valid date: “%s”.', 'storedeck' ),
		__( 'The URL has no end date.', 'storedeck' ),
	],
	compare_after: [
		/* translators: %s: value in the URL. */
		__(
			'The comparison start date in the URL is not a valid date: “%s”.',
			'storedeck'
		),
		__( 'The URL has no comparison start date.', 'storedeck' ),
	],
	compare_before: [
		/* translators: %s: value in the URL. */
		__(
			'The comparison end date in the URL is not a valid date: “%s”.',
			'storedeck'
		),
		__( 'The URL has no comparison end date.', 'storedeck' ),
	],
	interval: [
		/* translators: %s: value in the URL. */
		__( 'Unknown interval in the URL: “%s”.', 'storedeck' ),
		__( 'The URL has no interval.', 'storedeck' ),
	],
} );

/** Describes an invalid or missing parameter of the URL. */
export function describeInvalidParam( { parameter, value }: InvalidParam ) {
	const [ invalid, missing ] = getTexts()[ parameter ];
	return value.trim() ? sprintf( invalid, quote( value.trim() ) ) : missing;
}
