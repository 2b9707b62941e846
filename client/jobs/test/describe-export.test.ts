import type { ExportItem } from '@storedeck/data';
import {
	describeExport,
	describeMissingColumns,
	describeSize,
} from '../describe-export';

const item = ( args: Record< string, unknown > ): ExportItem => ( {
	id: 'a1',
	report: 'orders',
	title: 'Orders',
	report_args: args,
	columns_left_out: [],
	status: 'complete',
	message: '',
	percent_complete: 100,
	rows: 3,
	rows_total: 3,
	bytes: 10,
	email: 'none',
	date_created: '2026-11-21T10:00:00',
	date_expires: '',
	download_url: '',
} );

afterEach( () => {
	delete window.storedeckSettings;
} );

describe( 'describeExport', () => {
	it( 'returns the title and the date range', () => {
		window.storedeckSettings = { dateFormat: 'F j, Y' };
		expect(
			describeExport(
				item( {
					after: '2026-11-01T00:00:00',
					before: '2026-11-20T23:59:59',
				} )
			)
		).toBe( 'Orders, November 1, 2026 – November 20, 2026' );
	} );

	it( 'returns only the title without a valid date range', () => {
		expect( describeExport( item( {} ) ) ).toBe( 'Orders' );
		expect( describeExport( item( { after: [ 'x' ], before: 7 } ) ) ).toBe(
			'Orders'
		);
	} );

	it( 'counts the missing columns', () => {
		expect( describeMissingColumns( item( {} ) ) ).toBe( '' );
		expect(
			describeMissingColumns( {
				...item( {} ),
				columns_left_out: [ 'a', 'b' ],
			} )
		).toBe( '2 columns added by extensions are not included.' );
	} );

	it.each( [
		[ 0, '0 bytes' ],
		[ 1, '1 byte' ],
		[ 999, '999 bytes' ],
		[ 1000, '1 kB' ],
		[ 34_567, '34.6 kB' ],
		[ 1_254_000, '1.25 MB' ],
	] )( 'formats a size of %d bytes', ( bytes, text ) => {
		expect( describeSize( bytes ) ).toBe( text );
	} );
} );
