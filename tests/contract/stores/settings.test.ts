import { reportsStore, settingsStore } from '@storedeck/data';
import { openStore } from './support/live-registry';

const GROUP = 'wc_admin';

/** A group as `getSettings` returns it: one entry with its name. */
async function readGroup() {
	const settings =
		await openStore( settingsStore ).resolve.getSettings( GROUP );
	return settings[ GROUP ] as Record< string, unknown >;
}

describe( 'wc/admin/settings', () => {
	it( 'returns a group', async () => {
		expect( await readGroup() ).toMatchObject( {
			woocommerce_default_date_range:
				expect.stringContaining( 'period=' ),
			woocommerce_excluded_report_order_statuses: expect.any( Array ),
		} );
	} );

	it( 'saves a setting unchanged, including `&`', async () => {
		const before = await readGroup();
		const range = 'period=week&compare=previous_period';
		const { dispatch, select } = openStore( settingsStore );
		try {
			await dispatch().updateAndPersistSettingsForGroup( GROUP, {
				[ GROUP ]: { woocommerce_default_date_range: range },
			} );
			expect( select().getIsDirty( GROUP ) ).toBe( false );
			expect( await readGroup() ).toMatchObject( {
				woocommerce_default_date_range: range,
			} );
		} finally {
			await dispatch().updateAndPersistSettingsForGroup( GROUP, {
				[ GROUP ]: {
					woocommerce_default_date_range:
						before.woocommerce_default_date_range,
				},
			} );
		}
	} );

	it( 'keeps rejected settings edited and saves the others', async () => {
		const before = await readGroup();
		const { dispatch, select } = openStore( settingsStore );
		try {
			await expect(
				dispatch().updateAndPersistSettingsForGroup( GROUP, {
					good: { woocommerce_date_type: 'date_completed' },
					bad: { no_such_setting: 'x' },
				} )
			).rejects.toThrow();
			expect( select().getDirtyKeys( GROUP ) ).toEqual( [ 'bad' ] );
			expect( select().getSettingsError( GROUP, 'bad' ) ).toMatchObject( {
				message: expect.any( String ),
			} );
			expect( ( await readGroup() ).woocommerce_date_type ).toBe(
				'date_completed'
			);
		} finally {
			await openStore( settingsStore )
				.dispatch()
				.updateAndPersistSettingsForGroup( GROUP, {
					[ GROUP ]: {
						woocommerce_date_type: before.woocommerce_date_type,
					},
				} );
		}
	} );

	it( 'returns the error for a missing group', async () => {
		const { resolve, select } = openStore( settingsStore, reportsStore );
		await expect(
			resolve.getSettings( 'no_such_group' )
		).rejects.toThrow();
		expect(
			select().getLastSettingsErrorForGroup( 'no_such_group' )
		).toMatchObject( { status: 404 } );
	} );
} );
