import { Slot, SlotFillProvider } from '@wordpress/components';
import { dispatch, select } from '@wordpress/data';
import { render, screen } from '@testing-library/react';
import '..';
import { explat } from '../explat';
import { onboarding } from '../onboarding';
import { wcSettings } from '../wc-settings';

const modules = () =>
	window.wc as Record< string, Record< string, unknown > | undefined >;

describe( 'window.wc', () => {
	it( 'has the modules that are no libraries', () => {
		expect( Object.keys( modules() ).sort() ).toEqual( [
			'adminLayout',
			'customerEffortScore',
			'experimental',
			'explat',
			'onboarding',
			'tracks',
			'wcSettings',
		] );
	} );

	it( 'keeps modules that another script has set', async () => {
		const before = window.wc;
		const tracks = { recordEvent: () => 'own' };
		window.wc = { tracks };
		await jest.isolateModulesAsync( async () => {
			await import( '..' );
		} );
		expect( modules().tracks ).toBe( tracks );
		expect( modules().onboarding ).toBeDefined();
		window.wc = before;
	} );

	it.each( [ 'tracks', 'customerEffortScore' ] )(
		'lets every function of %s be called',
		( name ) => {
			const functions = Object.entries( modules()[ name ] ?? {} ).filter(
				( [ key ] ) => /^[a-z]/.test( key ) && key !== 'default'
			) as [ string, () => unknown ][];
			expect( functions.length ).toBeGreaterThan( 3 );
			for ( const [ , run ] of functions ) {
				expect( run ).not.toThrow();
			}
		}
	);
} );

describe( 'wc.wcSettings', () => {
	beforeEach( () => {
		window.wcSettings = {
			adminUrl: 'https://store.test/wp-admin/',
			wpVersion: '6.5.5',
			currency: { code: 'EUR' },
			acme: { key: 1 },
		};
	} );

	it( 'reads a setting of an extension, and the fallback of a missing one', () => {
		expect( wcSettings.getSetting( 'acme' ) ).toEqual( { key: 1 } );
		expect( wcSettings.getSetting( 'other', 'none' ) ).toBe( 'none' );
		expect(
			wcSettings.getSetting( 'currency', {}, ( value ) =>
				JSON.stringify( value )
			)
		).toBe( '{"code":"EUR"}' );
	} );

	it( 'replaces a setting for later reads', () => {
		wcSettings.setSetting( 'acme', 2 );
		expect( wcSettings.getSetting( 'acme' ) ).toBe( 2 );
	} );

	it( 'reads constants when they are used', () => {
		const { CURRENCY } = wcSettings as unknown as {
			CURRENCY: { code: string };
		};
		expect( CURRENCY.code ).toBe( 'EUR' );
		expect( wcSettings.getAdminLink( 'edit.php' ) ).toBe(
			'https://store.test/wp-admin/edit.php'
		);
	} );

	it.each( [
		[ '6.5', '>=', true ],
		[ '6.5.5', '=', true ],
		[ '6.10', '>=', false ],
		[ '6.5.6-beta1', '<', true ],
		[ '6', '<=', false ],
	] )(
		'compares the version of WordPress with %s by %s',
		( version, operator, expected ) => {
			expect( wcSettings.isWpVersion( version, operator ) ).toBe(
				expected
			);
		}
	);
} );

describe( 'wc.onboarding', () => {
	it( 'fills the slot of one task and of one payment gateway', () => {
		const { WooOnboardingTask, WooPaymentGatewaySetup } = onboarding;
		render(
			<SlotFillProvider>
				<Slot name="woocommerce_onboarding_task_acme" />
				<WooPaymentGatewaySetup.Slot id="cod" />
				<WooOnboardingTask id="acme">
					Page of the task
				</WooOnboardingTask>
				<WooOnboardingTask id="other">Another page</WooOnboardingTask>
				<WooPaymentGatewaySetup id="cod">Setup</WooPaymentGatewaySetup>
			</SlotFillProvider>
		);
		expect( document.body ).toHaveTextContent( 'Page of the taskSetup' );
	} );
} );

describe( 'wc.explat', () => {
	it( 'shows the default of an experiment', async () => {
		const { Experiment, ProvideExperimentData } = explat;
		render(
			<>
				<Experiment defaultExperience={ <p>Default</p> } />
				<ProvideExperimentData name="acme">
					{ ( isLoading, { variationName } ) => (
						<p>{ `${ isLoading } ${ variationName }` }</p>
					) }
				</ProvideExperimentData>
			</>
		);
		expect( screen.getByText( 'Default' ) ).toBeVisible();
		expect( screen.getByText( 'false null' ) ).toBeVisible();
		expect( await explat.loadExperimentAssignment( 'acme' ) ).toMatchObject(
			{ experimentName: 'acme', variationName: null }
		);
	} );
} );

describe( 'wc.customerEffortScore', () => {
	it( 'has a store that ignores surveys', () => {
		const store = 'wc/customer-effort-score';
		const { addCesSurvey } = dispatch( store ) as Record<
			string,
			( survey: object ) => void
		>;
		addCesSurvey?.( { action: 'acme' } );
		const { getCesSurveyQueue }: Record< string, () => unknown > =
			select( store );
		expect( getCesSurveyQueue?.() ).toEqual( [] );
	} );
} );
