import { Fill, SlotFillProvider } from '@wordpress/components';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { RegistryProvider } from '@wordpress/data';
import { onboardingStore } from '@storedeck/data';
import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import { getHistory, getQuery } from '@storedeck/navigation';
import { TaskItem } from '../task-item';
import { TaskPage } from '../task-page';
import type { TaskItemFillProps, TaskPageFillProps } from '@storedeck/extend';

const TASK = {
	id: 'acme',
	title: 'Connect Acme',
	content: 'Acme sends your parcels.',
	isDismissable: true,
};

const HELP = 'woocommerce_admin_setup_task_help_items';
const PAGE = 'woocommerce_onboarding_task_acme';
const ITEM = 'woocommerce_onboarding_task_list_item_acme';

const actions = { snooze: jest.fn(), dismiss: jest.fn() };

const showItem = ( fill?: ReactNode ) =>
	render(
		<SlotFillProvider>
			<ul>
				<TaskItem task={ TASK } actions={ actions } />
			</ul>
			{ fill }
		</SlotFillProvider>
	);

async function showPage( fill?: ReactNode ) {
	act( () => getHistory().push( 'admin.php?page=storedeck&task=acme' ) );
	fakeNetwork( {
		'GET /wc-admin/onboarding/tasks': [
			{ id: 'setup', title: 'Setup', isHidden: false, tasks: [ TASK ] },
		],
	} );
	render(
		<SlotFillProvider>
			<TaskPage id="acme" query={ { task: 'acme' } } />
			{ fill }
		</SlotFillProvider>
	);
	await act( settle );
}

const isOfItem = ( props: object ): props is TaskItemFillProps =>
	'defaultTaskItem' in props;

const isOfPage = ( props: object ): props is TaskPageFillProps =>
	'onComplete' in props;

const fails = () => {
	throw new Error( 'broken' );
};

/** Console errors; some tests expect them. */
let errors: jest.SpyInstance;

beforeEach( () => {
	errors = jest.spyOn( console, 'error' ).mockImplementation( () => {} );
	act( () => getHistory().push( 'admin.php?page=storedeck' ) );
} );

afterEach( () => {
	errors.mockRestore();
	removeFilter( HELP, 'acme' );
} );

describe( 'a task in the list', () => {
	it( 'shows the default content without a fill', () => {
		showItem();
		expect(
			screen.getByRole( 'heading', { name: 'Connect Acme' } )
		).toBeVisible();
		expect( screen.queryByRole( 'link' ) ).not.toBeInTheDocument();
		expect( screen.queryByRole( 'list', { name: /Help/ } ) ).toBeNull();
	} );

	it( 'shows the fill of a plugin', () => {
		showItem(
			<Fill name={ ITEM }>
				{ ( props ) =>
					isOfItem( props ) && (
						<>
							<p>{ `Before ${ props.task.title }` }</p>
							<props.defaultTaskItem />
						</>
					)
				}
			</Fill>
		);
		expect( screen.getByText( 'Before Connect Acme' ) ).toBeVisible();
		expect( screen.getByText( 'Acme sends your parcels.' ) ).toBeVisible();
		expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 1 );
	} );

	it( 'shows the default content when a fill throws', () => {
		showItem( <Fill name={ ITEM }>{ fails }</Fill> );
		expect( screen.getByText( 'Acme sends your parcels.' ) ).toBeVisible();
		expect( errors ).toHaveBeenCalled();
	} );

	it( 'links to the page that a plugin fills', async () => {
		showItem( <Fill name={ PAGE }>The page</Fill> );
		expect( screen.queryByText( 'The page' ) ).not.toBeInTheDocument();
		fakeNetwork( {
			'POST /wc-admin/onboarding/tasks/acme/action': TASK,
		} );
		await userEvent.click(
			screen.getByRole( 'link', { name: 'Connect Acme' } )
		);
		expect( getQuery().task ).toBe( 'acme' );
	} );

	it( 'shows the help links of plugins, without harmful URLs', () => {
		addFilter( HELP, 'acme', ( items, name ) =>
			name === 'acme'
				? [
						...items,
						{ title: 'Read on', link: 'https://acme.test/help' },
						{ title: 'Evil', link: 'javascript:alert(1)' },
				  ]
				: items
		);
		showItem();
		expect(
			screen.getByRole( 'list', { name: 'Help with this task' } )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: /^Read on/ } )
		).toHaveAttribute( 'href', 'https://acme.test/help' );
		expect( screen.queryByText( 'Evil' ) ).not.toBeInTheDocument();
	} );

	it( 'shows no help links when the list of a plugin is invalid', () => {
		addFilter( HELP, 'acme', () => [ { title: 'No link' } ] );
		showItem();
		expect( screen.getByText( 'Acme sends your parcels.' ) ).toBeVisible();
		expect( errors ).toHaveBeenCalled();
	} );
} );

describe( 'the page of a task', () => {
	it( 'shows the fill of a plugin and returns to Home on completion', async () => {
		await showPage(
			<Fill name={ PAGE }>
				{ ( props ) =>
					isOfPage( props ) && (
						<button onClick={ props.onComplete }>
							{ `Finish ${ props.task.title } of ${ props.query.task }` }
						</button>
					)
				}
			</Fill>
		);
		const heading = screen.getByRole( 'heading', { name: 'Connect Acme' } );
		expect( heading ).toHaveFocus();
		expect( heading ).toHaveAttribute( 'tabindex', '-1' );
		expect( getQuery().task ).toBe( 'acme' );
		expect( screen.queryByRole( 'status' ) ).not.toBeInTheDocument();
		await userEvent.click(
			screen.getByRole( 'button', {
				name: 'Finish Connect Acme of acme',
			} )
		);
		expect( getQuery().task ).toBeUndefined();
	} );

	it( 'says that there is no such task, once the tasks are loaded', async () => {
		const registry = createTestRegistry( onboardingStore );
		const calls = fakeNetwork();
		render(
			<RegistryProvider value={ registry }>
				<SlotFillProvider>
					<TaskPage id="gone" query={ { task: 'gone' } } />
				</SlotFillProvider>
			</RegistryProvider>
		);
		await act( settle );
		expect( screen.queryByRole( 'status' ) ).not.toBeInTheDocument();
		await act( async () => calls[ 0 ]?.respond( [] ) );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Task not found.'
		);
		expect(
			screen.queryByRole( 'list', { name: 'Help with this task' } )
		).not.toBeInTheDocument();
	} );

	it( 'shows the default content without a fill, or when a fill throws', async () => {
		await showPage( <Fill name={ PAGE }>{ fails }</Fill> );
		expect( screen.getByText( 'Acme sends your parcels.' ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'Home' } ) ).toBeVisible();
	} );
} );
