import { getDetail, getSlugs, isOther, toIndustry } from '../industries';
import {
	getApplicableQuestions,
	getBusinessQuestions,
	getIndustryQuestions,
} from '../questions';
import { getSteps, isComplete } from '../steps';

const applicable = (
	answers: Parameters< typeof getApplicableQuestions >[ 1 ]
) =>
	getApplicableQuestions( getBusinessQuestions(), answers ).map(
		( { name } ) => name
	);

describe( 'getBusinessQuestions', () => {
	it( 'asks few questions when the store has no other sales channel', () => {
		expect( applicable( {} ) ).toEqual( [
			'product_count',
			'selling_venues',
		] );
		expect( applicable( { selling_venues: 'no' } ) ).toEqual( [
			'product_count',
			'selling_venues',
		] );
	} );

	it( 'asks for the size but no platform when the store sells in person', () => {
		expect( applicable( { selling_venues: 'brick-mortar' } ) ).toEqual( [
			'product_count',
			'selling_venues',
			'number_employees',
			'revenue',
		] );
	} );

	it( 'asks for the platform, and for its name when it is not listed', () => {
		expect( applicable( { selling_venues: 'other' } ) ).toContain(
			'other_platform'
		);
		expect(
			applicable( { selling_venues: 'brick-mortar-other' } )
		).not.toContain( 'other_platform_name' );
		expect(
			applicable( { selling_venues: 'other', other_platform: 'other' } )
		).toContain( 'other_platform_name' );
	} );
} );

describe( 'the industry', () => {
	it( 'is read in every stored format', () => {
		const answers = {
			industry: [
				'food-drink',
				{ slug: 'health-beauty' },
				{ slug: 'other', detail: 'Kites' },
			],
		};
		expect( getSlugs( answers ) ).toEqual( [
			'food-drink',
			'health-beauty',
			'other',
		] );
		expect( getDetail( answers ) ).toBe( 'Kites' );
		expect( getSlugs( {} ) ).toEqual( [] );
		expect( getDetail( { industry: [ 'other' ] } ) ).toBe( '' );
	} );

	it( 'keeps its detail when others are selected', () => {
		const [ choice, detail ] = getIndustryQuestions();
		const answers = toIndustry( [ 'other' ], 'Kites' );
		expect(
			choice?.fromControl?.( [ 'other', 'food-drink' ], answers )
		).toEqual( {
			industry: [
				{ slug: 'other', detail: 'Kites' },
				{ slug: 'food-drink' },
			],
		} );
		expect( detail?.fromControl?.( 'Boats', answers ) ).toEqual( {
			industry: [ { slug: 'other', detail: 'Boats' } ],
		} );
	} );

	it( 'asks for a detail only when Other is selected', () => {
		expect( isOther( { industry: [ 'food-drink' ] } ) ).toBe( false );
		const names = getApplicableQuestions( getIndustryQuestions(), {
			industry: [ { slug: 'other' } ],
		} ).map( ( { name } ) => name );
		expect( names ).toEqual( [ 'industry', 'industry_detail' ] );
	} );
} );

describe( 'getSteps', () => {
	const profile = {
		industry: [ { slug: 'food-drink' } ],
		product_types: [ 'physical' ],
		product_count: '0',
		business_extensions: [],
		theme: 'storefront',
	};
	const listOpen = ( answers: object, status = {} ) =>
		getSteps()
			.filter( ( step ) => ! isComplete( step, answers, status ) )
			.map( ( { key } ) => key );

	it( 'detects which steps are complete', () => {
		expect( listOpen( profile, { hasStoreAddress: true } ) ).toEqual( [] );
		expect( listOpen( {} ) ).toEqual( [
			'store-details',
			'industry',
			'product-types',
			'business-details',
			'extensions',
			'theme',
		] );
		expect(
			listOpen(
				{ ...profile, industry: null },
				{ hasStoreAddress: true }
			)
		).toEqual( [ 'industry' ] );
	} );

	it( 'does not take an empty answer for one', () => {
		expect(
			listOpen(
				{ ...profile, industry: [], product_types: [] },
				{ hasStoreAddress: true }
			)
		).toEqual( [ 'industry', 'product-types' ] );
	} );

	it( 'completes the store details by the address, as the task on Home', () => {
		expect(
			listOpen( { ...profile, store_email: 'a@example.test' } )
		).toEqual( [ 'store-details' ] );
	} );
} );
