import { __ } from '@wordpress/i18n';

const getOrderMessage = () =>
	__( 'Start date must be before end date', 'storedeck' );

/** Error messages for typed dates, translated when they are read. */
export const dateValidationMessages = {
	get invalid() {
		return __( 'Invalid date', 'storedeck' );
	},
	get future() {
		return __( 'Select a date in the past', 'storedeck' );
	},
	get startAfterEnd() {
		return getOrderMessage();
	},
	get endBeforeStart() {
		return getOrderMessage();
	},
};
