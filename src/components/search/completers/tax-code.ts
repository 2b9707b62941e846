import { __ } from '@wordpress/i18n';

export interface TaxRate {
	id: number;
	country?: string;
	state?: string;
	name?: string;
	priority?: number;
}

/**
 * The code of a tax rate, as reports name it: `US-CA-STATE TAX-1`.
 *
 * @param rate Country, state, name and priority; missing parts are left out.
 */
export function getTaxCode( { country, state, name, priority }: TaxRate ) {
	return [ country, state, name || __( 'TAX', 'storedeck' ), priority ]
		.filter( Boolean )
		.map( ( part ) => String( part ).toUpperCase().trim() )
		.join( '-' );
}
