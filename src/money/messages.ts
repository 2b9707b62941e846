/** Error messages. */
export const messages = {
	integer: 'You must provide an integer.',
	percentage: 'You must provide a numeric value between 0 and 100.',
	currency: 'You must provide a Dinero instance with the same currency.',
	ratios: 'You must provide a non-empty array of numeric values greater than 0.',
	rate: ( currency: string ) =>
		`No rate was found for the destination currency "${ currency }".`,
	precision: 'You must provide a precision between 0 and 100.',
	number: 'You must provide a finite number.',
	divisor: 'You must provide a divisor other than 0.',
	size: 'The amount is too large to be exact.',
	list: 'You must provide at least one Dinero instance.',
};
