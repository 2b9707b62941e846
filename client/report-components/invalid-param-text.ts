import { __, sprintf } from '@wordpress/i18n';
import type { DateParameter, InvalidParam } from '@storedeck/date';

/** Of what an address says, so much is shown. */
const MAX_LENGTH = 40;

/** Signs without a shape: among them those that turn the direction of writing. */
const SHAPELESS = /\p{C}+/gu;

/** Keep the direction of what stands between them to itself. */
const ISOLATE = '\u2068';
const ISOLATE_END = '\u2069';

/** A text of an address, so that it cannot spoil the sentence around it. */
function quote( value: string ) {
	const signs = [ ...value.replace( SHAPELESS, '' ) ];
	const text =
		signs.length > MAX_LENGTH
			? `${ signs.slice( 0, MAX_LENGTH ).join( '' ) }…`
			: signs.join( '' );
	return ISOLATE + text + ISOLATE_END;
}

const getWrongTexts = ( value: string ): Record< DateParameter, string > => ( {
	period: sprintf(
		/* translators: %s: what the address of the page says. */
		__( 'The period “%s” of this address is unknown.', 'storedeck' ),
		value
	),
	compare: sprintf(
		/* translators: %s: what the address of the page says. */
		__( 'The comparison “%s” of this address is unknown.', 'storedeck' ),
		value
	),
	after: sprintf(
		/* translators: %s: what the address of the page says. */
		__( 'The start date “%s” of this address is no date.', 'storedeck' ),
		value
	),
	before: sprintf(
		/* translators: %s: what the address of the page says. */
		__( 'The end date “%s” of this address is no date.', 'storedeck' ),
		value
	),
	compare_after: sprintf(
		/* translators: %s: what the address of the page says. */
		__( 'The first date to compare to, “%s”, is no date.', 'storedeck' ),
		value
	),
	compare_before: sprintf(
		/* translators: %s: what the address of the page says. */
		__( 'The last date to compare to, “%s”, is no date.', 'storedeck' ),
		value
	),
	interval: sprintf(
		/* translators: %s: what the address of the page says. */
		__( 'The interval “%s” of this address is unknown.', 'storedeck' ),
		value
	),
} );

const getMissingTexts = (): Record< DateParameter, string > => ( {
	period: __( 'This address names no period.', 'storedeck' ),
	compare: __( 'This address names no comparison.', 'storedeck' ),
	after: __( 'This address names no start date.', 'storedeck' ),
	before: __( 'This address names no end date.', 'storedeck' ),
	compare_after: __(
		'This address names no first date to compare to.',
		'storedeck'
	),
	compare_before: __(
		'This address names no last date to compare to.',
		'storedeck'
	),
	interval: __( 'This address names no interval.', 'storedeck' ),
} );

/**
 * What is wrong, in words, with what an address says; it may be any text.
 *
 * @param odd           What was not understood.
 * @param odd.parameter Its parameter.
 * @param odd.value     What the address says.
 */
export function describeInvalidParam( { parameter, value }: InvalidParam ) {
	return value.trim()
		? getWrongTexts( quote( value.trim() ) )[ parameter ]
		: getMissingTexts()[ parameter ];
}
