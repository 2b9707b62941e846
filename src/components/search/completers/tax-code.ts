import { __ } from '@wordpress/i18n';

export interface TaxRate {
	id: number;
	country?: string;
	state?: string;
	name?: string;
	priority?: number;
}

/**
 * Returns the code of a tax rate as used in reports: `US-CA-STATE TAX-1`.
 *
 * @param rate Tax rate. Missing parts are omitted.
 */
export function getTaxCode( { country, state, name, priority }: TaxRate ) {
	return [ country, state, name || __( 'TAX', 'storedeck' ), priority ]
		.filter( Boolean )
		.map( ( part ) => String( part ).toUpperCase().trim() )
		.join( '-' );
}
