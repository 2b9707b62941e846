import { dispatch, select } from '@wordpress/data';
import { render, screen } from '@testing-library/react';
import '..';
import { adminLayout } from '../admin-layout';
import {
	customerEffortScore,
	registerSurveyStore,
} from '../customer-effort-score';
import { onboarding } from '../onboarding';
import { wcSettings } from '../wc-settings';

/** The constants, whose names TypeScript does not know. */
const constants: Record< string, unknown > = wcSettings;

beforeEach( () => {
	window.wcSettings = {
		wpVersion: '6.5.5',
		siteTitle: 'Lamps',
		weights: 'kg',
		paymentMethodData: { cod: { title: 'Cash' }, bacs: '' },
	};
} );
afterEach( () => {
	delete window.wcSettings;
} );

describe( 'wc.wcSettings', () => {
	it( 'has fallbacks on a page without settings', () => {
		delete window.wcSettings;
		expect( constants.allSettings ).toEqual( {} );
		expect( constants.SITE_TITLE ).toBe( '' );
		expect( constants.COUNTRIES ).toEqual( {} );
		expect( constants.CURRENT_USER_IS_ADMIN ).toBe( false );
		expect( wcSettings.getSetting( 'acme' ) ).toBe( false );
		expect( wcSettings.getAdminLink( 'edit.php' ) ).toBe( 'edit.php' );
		expect( wcSettings.isWpVersion( '0', '=' ) ).toBe( true );
	} );

	it( 'has all settings, and constants of them', () => {
		expect( constants.allSettings ).toBe( window.wcSettings );
		expect( constants.SITE_TITLE ).toBe( 'Lamps' );
		expect( Object.keys( wcSettings ) ).toContain( 'WP_VERSION' );
	} );

	it( 'replaces a setting that does not fit by the fallback', () => {
		const isNumber = ( value: unknown ) => typeof value === 'number';
		const isText = ( value: unknown ) => typeof value === 'string';
		const { getSettingWithCoercion } = wcSettings;
		expect( getSettingWithCoercion( 'weights', 7, isNumber ) ).toBe( 7 );
		expect( getSettingWithCoercion( 'weights', 'lb', isText ) ).toBe(
			'kg'
		);
	} );

	it( 'filters a setting with its fallback, and one that is set', () => {
		const filter = jest.fn( ( value ) => `${ value }!` );
		expect( wcSettings.getSetting( 'acme', 1, filter ) ).toBe( '1!' );
		expect( filter ).toHaveBeenCalledWith( 1, 1 );
		wcSettings.setSetting( 'acme', 2, filter );
		expect( wcSettings.getSetting( 'acme' ) ).toBe( '2!' );
		expect( constants.SITE_TITLE ).toBe( 'Lamps' );
	} );

	it( 'compares versions with known operators', () => {
		expect( wcSettings.isWpVersion( '6.5.5' ) ).toBe( true );
		expect( wcSettings.isWpVersion( '6.5.4', '>' ) ).toBe( true );
		expect( wcSettings.isWpVersion( '6.5.5', '>' ) ).toBe( false );
		expect( wcSettings.isWpVersion( '6.5.5', '<' ) ).toBe( false );
		expect( wcSettings.isWpVersion( '6.5.5', '<=' ) ).toBe( true );
		expect( wcSettings.isWpVersion( '6.5.5', '>=' ) ).toBe( true );
		expect( wcSettings.isWpVersion( '6.5.6', '>=' ) ).toBe( false );
		expect( wcSettings.isWpVersion( '6.5.5', '==' ) ).toBe( false );
		expect( wcSettings.isWpVersion( 'trunk', '>' ) ).toBe( true );
		expect( wcSettings.isWcVersion() ).toBe( false );
	} );

	it( 'has the data of payment methods, or a fallback', () => {
		const { getPaymentMethodData } = wcSettings;
		expect( getPaymentMethodData( 'cod' ) ).toEqual( { title: 'Cash' } );
		expect( getPaymentMethodData( 'bacs' ) ).toBeNull();
		expect( getPaymentMethodData( 'acme', {} ) ).toEqual( {} );
		window.wcSettings = { paymentMethodData: 'none' };
		expect( getPaymentMethodData( 'cod', 1 ) ).toBe( 1 );
	} );
} );

describe( 'wc.adminLayout', () => {
	it( 'shows what is inside of a layout, and no footer', () => {
		const { LayoutContextProvider, WooFooterItem } = adminLayout;
		const { container } = render(
			<LayoutContextProvider>
				Content
				<WooFooterItem />
				<WooFooterItem.Slot />
			</LayoutContextProvider>
		);
		expect( container ).toHaveTextContent( /^Content$/ );
	} );

	it( 'has one layout that stays as it is', () => {
		const layout = adminLayout.useLayoutContext();
		expect( layout.extendLayout() ).toBe( layout );
		expect( layout.isDescendantOf() ).toBe( false );
		expect( adminLayout.useExtendLayout() ).toBe( layout );
		expect( adminLayout.getLayoutContextValue() ).toBe( layout );
	} );

	it( 'measures the menu, where there is one', () => {
		expect( adminLayout.useAdminSidebarWidth() ).toBe( 0 );
		render( <div id="adminmenuback" /> );
		jest.spyOn(
			HTMLElement.prototype,
			'offsetWidth',
			'get'
		).mockReturnValue( 160 );
		expect( adminLayout.useAdminSidebarWidth() ).toBe( 160 );
		jest.restoreAllMocks();
	} );
} );

describe( 'wc.customerEffortScore', () => {
	it( 'counts the whole weeks since the installation', () => {
		const days = ( count: number ) =>
			Date.now() / 1000 - count * 24 * 60 * 60;
		const { getStoreAgeInWeeks } = customerEffortScore;
		expect( getStoreAgeInWeeks( days( 0 ) ) ).toBe( 0 );
		expect( getStoreAgeInWeeks( days( 6.9 ) ) ).toBe( 0 );
		expect( getStoreAgeInWeeks( days( 14.1 ) ) ).toBe( 2 );
	} );

	it( 'shows no survey, as if it had been shown before', () => {
		const { CustomerEffortScore, useCustomerEffortScoreModal } =
			customerEffortScore;
		const modal = useCustomerEffortScoreModal();
		expect( modal.wasPreviouslyShown() ).toBe( true );
		expect( modal.isLoading ).toBe( false );
		expect( customerEffortScore.getExitPageData() ).toEqual( [] );
		const { container } = render( <CustomerEffortScore /> );
		expect( container ).toBeEmptyDOMElement();
	} );

	it( 'keeps the store when it is registered again', () => {
		const { STORE_KEY } = customerEffortScore;
		const before = select( STORE_KEY );
		registerSurveyStore();
		expect( select( STORE_KEY ) ).toBe( before );
		const { showCesModal } = dispatch( STORE_KEY ) as Record<
			string,
			() => unknown
		>;
		showCesModal?.();
		const {
			getVisibleCESModalData,
			isProductMVPModalVisible,
		}: Record< string, () => unknown > = select( STORE_KEY );
		expect( getVisibleCESModalData?.() ).toBeUndefined();
		expect( isProductMVPModalVisible?.() ).toBe( false );
	} );
} );

describe( 'wc.onboarding', () => {
	it( 'shows the texts of a loading page, and no banner', () => {
		const { Loader, WCPayBanner } = onboarding;
		render(
			<Loader>
				<Loader.Layout>
					<Loader.Title>One moment</Loader.Title>
				</Loader.Layout>
				<WCPayBanner />
			</Loader>
		);
		expect( screen.getByText( 'One moment' ) ).toBeVisible();
	} );

	it( 'reads the country of a country and state', () => {
		expect( onboarding.getCountry( 'US:CA' ) ).toBe( 'US' );
		expect( onboarding.getCountry( 'DE' ) ).toBe( 'DE' );
		expect( onboarding.findCountryOption() ).toBeNull();
	} );

	it( 'remembers nothing between pages', () => {
		const storage = onboarding.createStorageUtils();
		storage.setWithExpiry();
		expect( storage.getWithExpiry() ).toBeNull();
		expect( storage.remove() ).toBeUndefined();
		expect(
			onboarding.accessTaskReferralStorage().getWithExpiry()
		).toBeNull();
	} );
} );
