import { exportStore, importStore } from '@storedeck/data';
import { openStore } from './support/live-registry';

describe( 'wc/admin/import', () => {
	it( 'returns the progress and the totals of an import', async () => {
		const { resolve, select } = openStore( importStore );
		await expect( resolve.getImportStatus( {} ) ).resolves.toMatchObject( {
			is_importing: expect.any( Boolean ),
		} );
		await expect( resolve.getImportTotals( {} ) ).resolves.toMatchObject( {
			orders: expect.any( Number ),
			lastImportStartTimestamp: 0,
		} );
		expect( select().getImportError( {} ) ).toBe( false );
	} );
} );

describe( 'wc/admin/export', () => {
	it( 'starts an export', async () => {
		const { dispatch, select } = openStore( exportStore );
		const args = {
			after: '2011-01-01T00:00:00',
			before: '2011-01-31T23:59:59',
		};
		await expect(
			dispatch().startExport( 'revenue', args )
		).resolves.toMatchObject( { export_id: expect.anything() } );
		expect( select().getExportId( 'revenue', args ) ).toBeTruthy();
		expect(
			select().getError( 'startExport', { type: 'revenue', args } )
		).toBe( false );
	} );
} );
