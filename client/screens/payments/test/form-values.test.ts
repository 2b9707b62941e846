import type { PaymentGateway } from '@storedeck/data';
import {
	getChanges,
	getFields,
	getInitialValues,
	toAccounts,
	validate,
} from '../settings/form-values';

const MASK = '••••••••';

const toGateway = (
	settings: PaymentGateway[ 'settings' ],
	more: Partial< PaymentGateway > = {}
): PaymentGateway => ( { id: 'pay', settings, ...more } );

describe( 'getFields', () => {
	it( 'describes title and description of a gateway without settings', () => {
		expect( getFields( { id: 'pay' } ) ).toEqual( [
			{
				id: 'title',
				label: 'Title',
				description: 'Title shown at checkout.',
				type: 'text',
				value: '',
				isRequired: true,
				isSecret: false,
				isSaved: false,
				isSetting: false,
			},
			{
				id: 'description',
				label: 'Description',
				description: 'Description shown at checkout.',
				type: 'textarea',
				value: '',
				isRequired: false,
				isSecret: false,
				isSaved: false,
				isSetting: false,
			},
		] );
		expect( getFields( { id: 'pay', title: 'Pay' } )[ 0 ] ).toMatchObject( {
			value: 'Pay',
			isSaved: true,
		} );
	} );

	it( 'puts settings of that name first, and the toggle nowhere', () => {
		const fields = getFields(
			toGateway( {
				enabled: { id: 'enabled', type: 'checkbox' },
				mode: { id: 'mode' },
				description: { id: 'description', type: 'text' },
				title: { id: 'title', label: 'Name' },
			} )
		);
		expect(
			fields.map( ( { id, label, type, isRequired, isSetting } ) => [
				id,
				label,
				type,
				isRequired,
				isSetting,
			] )
		).toEqual( [
			[ 'title', 'Name', 'text', true, true ],
			[ 'description', 'description', 'text', false, true ],
			[ 'mode', 'mode', 'text', false, true ],
		] );
	} );

	it( 'takes a password or a masked value for a secret', () => {
		const [ , , ...settings ] = getFields(
			toGateway(
				{
					one: { id: 'one', type: 'password', value: '' },
					two: { id: 'two', type: 'text', value: MASK },
					three: { id: 'three', type: 'text', value: 'x' },
				},
				{ required_settings_keys: [ 'two' ] }
			)
		);
		expect(
			settings.map( ( { isSecret, isSaved, isRequired } ) => [
				isSecret,
				isSaved,
				isRequired,
			] )
		).toEqual( [
			[ true, false, false ],
			[ true, true, true ],
			[ false, true, false ],
		] );
	} );
} );

it( 'reads values of every type', () => {
	const fields = getFields(
		toGateway( {
			yes: { id: 'yes', type: 'checkbox', value: 'yes' },
			on: { id: 'on', type: 'checkbox', value: true },
			no: { id: 'no', type: 'checkbox', value: 'no' },
			days: { id: 'days', type: 'number', value: 3 },
			list: { id: 'list', type: 'text', value: [ 'x' ] },
			none: { id: 'none', type: 'text' },
			accounts: {
				id: 'accounts',
				type: 'bank_accounts',
				value: [ { number: 12 } ],
			},
		} )
	);
	expect( getInitialValues( fields ) ).toEqual( {
		title: '',
		description: '',
		yes: true,
		on: true,
		no: false,
		days: '3',
		list: '',
		none: '',
		accounts: [ { number: '12' } ],
	} );
	expect( toAccounts( 'x' ) ).toEqual( [] );
} );

describe( 'validate', () => {
	const [ secret ] = getFields(
		toGateway( { key: { id: 'key', type: 'password', value: MASK } } )
	).filter( ( { id } ) => id === 'key' );
	const check = ( isSaved: boolean, value: string, removed: string[] = [] ) =>
		validate(
			secret
				? [
						{
							...secret,
							label: 'A &amp; B',
							isRequired: true,
							isSaved,
						},
				  ]
				: [],
			{ key: value },
			removed
		);

	it( 'requires a secret that is not saved, or going to be removed', () => {
		const missing = { key: 'A & B is required.' };
		expect( check( true, '' ) ).toEqual( {} );
		expect( check( false, 'x' ) ).toEqual( {} );
		expect( check( false, '' ) ).toEqual( missing );
		expect( check( false, ' ' ) ).toEqual( missing );
		expect( check( true, '', [ 'key' ] ) ).toEqual( missing );
		expect( check( true, '', [ 'other' ] ) ).toEqual( {} );
		expect( check( true, 'x', [ 'key' ] ) ).toEqual( {} );
	} );
} );

describe( 'getChanges', () => {
	const fields = getFields(
		toGateway(
			{
				title: { id: 'title', value: 'Pay' },
				live: { id: 'live', type: 'checkbox', value: 'yes' },
				key: { id: 'key', type: 'password', value: MASK },
			},
			{ description: 'Old' }
		)
	);
	const initial = getInitialValues( fields );

	it( 'separates settings from fields of the gateway', () => {
		expect(
			getChanges(
				fields,
				{ ...initial, title: 'New', description: 'New' },
				[]
			)
		).toEqual( { description: 'New', settings: { title: 'New' } } );
		expect(
			getChanges( fields, { ...initial, description: '' }, [] )
		).toEqual( { description: '' } );
	} );

	it( 'sends a new secret even when the saved one was to be removed', () => {
		expect(
			getChanges( fields, { ...initial, key: 'new' }, [ 'key' ] )
		).toEqual( { settings: { key: 'new' } } );
		// Only secrets can be removed.
		expect( getChanges( fields, initial, [ 'live' ] ) ).toEqual( {} );
	} );
} );
