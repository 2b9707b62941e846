import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryProvider } from '@wordpress/data';
import { useCallback, useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import { onboardingStore, pluginsStore } from '@storedeck/data';
import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import { FAILED } from '../../../test/support';
import { ExtensionsSection } from '../extensions-section';
import type { Answers, StepSectionProps } from '../types';

const BUNDLES = [
	{
		key: 'basics',
		title: 'Get &amp; grow',
		plugins: [
			{ key: 'mail', name: 'Mail', description: '<b>Sends</b> email.' },
			{ key: 'tax', name: 'Tax', description: '' },
			{
				key: 'pay',
				name: 'Pay',
				description: 'Pays.',
				is_activated: true,
			},
			{
				key: 'ads',
				name: 'Ads',
				description: 'Sells.',
				missing_plugins: [ 'Acme' ],
			},
		],
	},
];
const PLUGINS = '/wc-admin/plugins';

let calls: Call[];
let save: Parameters< StepSectionProps[ 'setSave' ] >[ 0 ];
const onChange = jest.fn();

function Step( { initial }: { initial: Answers } ) {
	const [ answers, setAnswers ] = useState( initial );
	const change = useCallback( ( changes: Partial< Answers > ) => {
		onChange( changes );
		setAnswers( ( before ) => ( { ...before, ...changes } ) );
	}, [] );
	const setSave = useCallback( ( wanted: typeof save ) => {
		save = wanted;
	}, [] );
	return (
		<ExtensionsSection
			answers={ answers }
			onChange={ change }
			setSave={ setSave }
		/>
	);
}

async function open( {
	selected,
	canInstall = true,
	responses = {},
}: {
	selected?: string[];
	canInstall?: boolean;
	responses?: Record< string, unknown >;
} = {} ) {
	window.storedeckSettings = {
		currentUser: {
			id: 1,
			name: 'Ada',
			capabilities: { install_plugins: canInstall },
		},
	};
	calls = fakeNetwork( {
		'GET /wc-admin/onboarding/free-extensions': BUNDLES,
		[ `GET ${ PLUGINS }/installed` ]: { plugins: [] },
		[ `GET ${ PLUGINS }/active` ]: { plugins: [] },
		...responses,
	} );
	const view = render(
		<RegistryProvider
			value={ createTestRegistry(
				onboardingStore,
				pluginsStore,
				noticesStore
			) }
		>
			<Step
				initial={ selected ? { business_extensions: selected } : {} }
			/>
		</RegistryProvider>
	);
	await act( settle );
	return view;
}

const writes = () => calls.filter( ( { method } ) => method !== 'GET' );
const box = ( name: string ) => screen.getByRole( 'checkbox', { name } );

/** Saves the step; tells whether that is done. */
const startSave = async () => {
	const state = { isDone: false };
	await act( async () => {
		save?.().then( () => {
			state.isDone = true;
		} );
		await settle();
		await settle();
	} );
	return state;
};

beforeEach( () => {
	onChange.mockClear();
	save = undefined;
} );
afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'shows the extensions, those that are active as such', async () => {
	await open( { selected: [ 'tax' ] } );
	expect(
		within(
			screen.getByRole( 'group', { name: 'Get & grow' } )
		).getAllByRole( 'checkbox' )
	).toHaveLength( 4 );
	expect( box( 'Mail' ) ).not.toBeChecked();
	expect( box( 'Mail' ) ).toHaveAccessibleDescription( 'Sends email.' );
	expect( box( 'Tax' ) ).toBeChecked();
	expect( box( 'Pay' ) ).toBeChecked();
	expect( box( 'Pay' ) ).toBeDisabled();
	expect( box( 'Pay' ) ).toHaveAccessibleDescription( 'Active' );
} );

it( 'says what an extension requires, and neither selects nor installs it', async () => {
	await open( { selected: [ 'ads' ] } );
	expect( box( 'Ads' ) ).toBeDisabled();
	expect( box( 'Ads' ) ).not.toBeChecked();
	expect( box( 'Ads' ) ).toHaveAccessibleDescription(
		/Sells\. ?Requires Acme\./
	);
	expect( ( await startSave() ).isDone ).toBe( true );
	expect( writes() ).toEqual( [] );
} );

it( 'selects several extensions and deselects one', async () => {
	await open();
	await userEvent.click( box( 'Mail' ) );
	await userEvent.click( box( 'Tax' ) );
	await userEvent.click( box( 'Mail' ) );
	expect( onChange.mock.calls ).toEqual( [
		[ { business_extensions: [ 'mail' ] } ],
		[ { business_extensions: [ 'mail', 'tax' ] } ],
		[ { business_extensions: [ 'tax' ] } ],
	] );
} );

it.each( [
	[ 'nothing', [] ],
	[ 'only what is active or unknown', [ 'pay', 'gone' ] ],
] )(
	'saves a selection of %s without installing',
	async ( _name, selected ) => {
		await open( { selected } );
		expect( ( await startSave() ).isDone ).toBe( true );
		expect( onChange ).toHaveBeenCalledWith( {
			business_extensions: selected,
		} );
		expect( writes() ).toEqual( [] );
		expect( screen.queryByRole( 'status' ) ).not.toBeInTheDocument();
	}
);

it( 'counts no selection as an answer', async () => {
	await open();
	await startSave();
	expect( onChange ).toHaveBeenCalledWith( { business_extensions: [] } );
} );

it( 'leaves the installation to an administrator', async () => {
	await open( { selected: [ 'mail' ], canInstall: false } );
	expect(
		screen.getByText(
			'An administrator must install the selected extensions.'
		)
	).toBeVisible();
	expect( ( await startSave() ).isDone ).toBe( true );
	expect( writes() ).toEqual( [] );
} );

it( 'has no note for an administrator', async () => {
	await open( { selected: [ 'mail' ] } );
	expect( screen.queryByText( /^An administrator/ ) ).toBeNull();
} );

it( 'installs the selected extensions before the step is saved', async () => {
	await open( { selected: [ 'mail', 'pay' ] } );
	const state = await startSave();
	expect( screen.getByRole( 'status' ) ).toHaveTextContent(
		'Installing extensions…'
	);
	expect( state.isDone ).toBe( false );
	expect( writes() ).toMatchObject( [
		{ path: `${ PLUGINS }/install`, data: { plugins: 'mail' } },
	] );
} );

it( 'continues without an extension that cannot be installed', async () => {
	await open( {
		selected: [ 'mail' ],
		responses: { [ `POST ${ PLUGINS }/install` ]: FAILED },
	} );
	const state = await startSave();
	expect( state.isDone ).toBe( false );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Continue without installing' } )
	);
	await act( settle );
	expect( state.isDone ).toBe( true );
	expect( screen.queryByRole( 'status' ) ).not.toBeInTheDocument();
} );

it( 'saves nothing after it was left', async () => {
	const { unmount } = await open( { selected: [ 'mail' ] } );
	expect( save ).toBeDefined();
	unmount();
	expect( save ).toBeUndefined();
} );

it( 'is loaded again after a failure', async () => {
	const responses: Record< string, unknown > = {
		'GET /wc-admin/onboarding/free-extensions': FAILED,
	};
	await open( { responses } );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load extensions.Not today.'
	);
	const count = calls.length;
	await userEvent.click( screen.getByRole( 'button', { name: 'Reload' } ) );
	await act( settle );
	expect( calls ).toHaveLength( count + 1 );
} );
