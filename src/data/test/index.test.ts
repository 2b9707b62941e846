import { select } from '@wordpress/data';
import * as data from '..';
import { registerStore } from '../core';

describe( 'the data library', () => {
	it.each( [
		[ data.REPORTS_STORE_NAME, 'getReportItems' ],
		[ data.OPTIONS_STORE_NAME, 'getOption' ],
		[ data.NOTES_STORE_NAME, 'getNotes' ],
		[ data.REVIEWS_STORE_NAME, 'getReviews' ],
		[ data.NAVIGATION_STORE_NAME, 'getMenuItems' ],
		[ data.PAYMENT_GATEWAYS_STORE_NAME, 'getPaymentGateways' ],
		[ data.EXPORT_STORE_NAME, 'getExportId' ],
		[ data.IMPORT_STORE_NAME, 'getImportStatus' ],
	] )( 'registers %s', ( name, selector ) => {
		expect( select( name ) ).toHaveProperty( selector );
	} );

	it( 'does not replace a registered store', () => {
		const before = select( data.reportsStore );
		registerStore( data.reportsStore );
		expect( select( data.reportsStore ) ).toBe( before );
	} );

	it( 'has the public names and numbers', () => {
		expect( data ).toMatchObject( {
			NAMESPACE: '/wc-analytics',
			WC_ADMIN_NAMESPACE: '/wc-admin',
			WCS_NAMESPACE: '/wc/v1',
			MAX_PER_PAGE: 100,
			QUERY_DEFAULTS: {
				pageSize: 25,
				period: 'month',
				compare: 'previous_year',
				noteTypes: [ 'info', 'marketing', 'survey', 'warning' ],
			},
			SECOND: 1000,
			WEEK: 604_800_000,
			MONTH: 2_628_000_000,
			REPORTS_STORE_NAME: 'wc/admin/reports',
			OPTIONS_STORE_NAME: 'wc/admin/options',
			NOTES_STORE_NAME: 'wc/admin/notes',
			REVIEWS_STORE_NAME: 'wc/admin/reviews',
			NAVIGATION_STORE_NAME: 'woocommerce-navigation',
			PAYMENT_GATEWAYS_STORE_NAME: 'wc/payment-gateways',
			EXPORT_STORE_NAME: 'wc/admin/export',
			IMPORT_STORE_NAME: 'wc/admin/import',
			USER_STORE_NAME: 'core',
		} );
	} );
} );
