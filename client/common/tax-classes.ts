import { __ } from '@wordpress/i18n';

/** Tax classes with their names. */
export const getTaxClasses = () =>
	[
		{ value: 'standard', label: __( 'Standard', 'storedeck' ) },
		{ value: 'reduced-rate', label: __( 'Reduced rate', 'storedeck' ) },
		{ value: 'zero-rate', label: __( 'Zero rate', 'storedeck' ) },
	] as const;

export type TaxClass = ReturnType< typeof getTaxClasses >[ number ][ 'value' ];

/** Reads a tax class; undefined for any other value. */
export const readTaxClass = ( text: unknown ): TaxClass | undefined =>
	getTaxClasses().find( ( { value } ) => value === text )?.value;
