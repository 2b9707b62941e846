import { __ } from '@wordpress/i18n';
import { withGetters } from '@storedeck/settings/getters';

const getOrderMessage = () =>
	__( 'Start date must be before end date', 'storedeck' );

/** Error messages for typed dates, translated when they are read. */
export const dateValidationMessages = /* @__PURE__ */ withGetters( {
	invalid: () => __( 'Invalid date', 'storedeck' ),
	future: () => __( 'Select a date in the past', 'storedeck' ),
	startAfterEnd: getOrderMessage,
	endBeforeStart: getOrderMessage,
} );
