import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SlotFillProvider } from '@wordpress/components';
import { RegistryProvider } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { onboardingStore } from '@storedeck/data';
import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import type { Call, TestRegistry } from '@storedeck/data/testing';
import type { Task } from '@storedeck/data';
import { FAILED } from '../../../test/support';
import { TaskList } from '../task-list';

const TASK = { id: 'ship', title: 'Ship', content: '' };
let calls: Call[];
let registry: TestRegistry;

function show( task: Partial< Task >, response: unknown = {} ) {
	const path = 'POST /wc-admin/onboarding/tasks/*';
	calls = fakeNetwork( {
		[ path ]: response,
		[ `${ path }/*` ]: response,
		[ `${ path }/*/*` ]: response,
	} );
	registry = createTestRegistry( onboardingStore, noticesStore );
	render(
		<RegistryProvider value={ registry }>
			<SlotFillProvider>
				<div data-retry-focus tabIndex={ -1 } aria-label="Tasks">
					<TaskList
						list={ {
							id: 'setup',
							title: 'Setup',
							tasks: [
								{ ...TASK, ...task },
								{ ...TASK, id: 'no', isDismissed: true },
								{ ...TASK, id: 'later', isSnoozed: true },
								{ ...TASK, id: 'never', canView: false },
							],
						} }
					/>
				</div>
			</SlotFillProvider>
		</RegistryProvider>
	);
}

const lastNotice = () => registry.select( noticesStore ).getNotices().at( -1 );
const undo = async () => {
	act( () => lastNotice()?.actions[ 0 ]?.onClick?.() );
	await act( settle );
};
const writes = () => calls.map( ( { path } ) => path );

async function choose( name: string ) {
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Postpone “Ship”' } )
	);
	await userEvent.click( await screen.findByRole( 'menuitem', { name } ) );
	await act( settle );
}

it( 'shows tasks that are neither dismissed, postponed nor forbidden', () => {
	show( {} );
	expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 1 );
	expect( screen.queryByRole( 'progressbar' ) ).not.toBeInTheDocument();
	expect( screen.queryByRole( 'button', { name: /^Postpone/ } ) ).toBeNull();
} );

it( 'shows a completed task without link, text and menu', () => {
	show( {
		isComplete: true,
		isDismissable: true,
		content: 'Send parcels.',
		actionUrl: 'https://acme.test/',
	} );
	expect( screen.getByRole( 'listitem' ) ).toHaveTextContent(
		/^Ship \(completed\)$/
	);
	expect( screen.queryByRole( 'link' ) ).not.toBeInTheDocument();
	expect( screen.queryByRole( 'button', { name: /^Postpone/ } ) ).toBeNull();
} );

it( 'shows text and time of a task and links to its own URL', async () => {
	show( {
		content: 'Send parcels.',
		time: '2 minutes',
		actionUrl: 'https://acme.test/',
	} );
	expect( screen.getByRole( 'listitem' ) ).toHaveTextContent(
		/Send parcels\.2 minutes$/
	);
	expect( screen.getByRole( 'link', { name: /^Ship/ } ) ).toHaveAttribute(
		'href',
		'https://acme.test/'
	);
} );

it.each( [
	[ 'isSnoozeable', 'Remind me later' ],
	[ 'isDismissable', 'Dismiss' ],
] )( 'offers what a task with %s allows', async ( name, item ) => {
	show( { [ name ]: true } );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Postpone “Ship”' } )
	);
	await screen.findByRole( 'menuitem', { name: item } );
	expect( screen.getAllByRole( 'menuitem' ) ).toHaveLength( 1 );
} );

it.each( [
	[ 'Remind me later', 'Task postponed until tomorrow.', 'snooze' ],
	[ 'Dismiss', 'Task dismissed.', 'dismiss' ],
] )( 'sends “%s”, says so and can undo it', async ( item, message, action ) => {
	show( { isSnoozeable: true, isDismissable: true } );
	await choose( item );
	expect( writes() ).toEqual( [
		`/wc-admin/onboarding/tasks/ship/${ action }`,
	] );
	expect( screen.queryByRole( 'menu' ) ).not.toBeInTheDocument();
	expect( screen.getByLabelText( 'Tasks' ) ).toHaveFocus();
	expect( lastNotice()?.content ).toBe( message );
	await undo();
	expect( writes().at( -1 ) ).toBe(
		`/wc-admin/onboarding/tasks/ship/undo_${ action }`
	);
} );

it( 'hides the list, says so and can undo it', async () => {
	show( {} );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Hide: Setup' } )
	);
	await act( settle );
	expect( writes() ).toEqual( [ '/wc-admin/onboarding/tasks/setup/hide' ] );
	expect( lastNotice() ).toMatchObject( {
		content: 'Task list hidden.',
		status: 'success',
	} );
	await undo();
	expect( writes().at( -1 ) ).toBe(
		'/wc-admin/onboarding/tasks/setup/unhide'
	);
} );

it( 'says that an action failed', async () => {
	show( { isDismissable: true }, FAILED );
	await choose( 'Dismiss' );
	expect( lastNotice() ).toMatchObject( {
		content: 'Could not update the tasks. Not today.',
		status: 'error',
	} );
} );
