import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { RenameContext } from '../section-controls';
import { Section } from '../section';
import { SectionMenu } from '../section-menu';
import type { SectionProps, SectionState } from '../types';

const BLOCKS = [
	{ key: 'orders', label: 'Orders' },
	{ key: 'sales', label: 'Net sales' },
];

function setup( overrides = {} ) {
	const actions = {
		onMove: jest.fn(),
		onRemove: jest.fn(),
		toggle: jest.fn(),
		rename: jest.fn(),
	};
	const { unmount } = render(
		<RenameContext.Provider value={ actions.rename }>
			<SectionMenu
				title="Charts"
				blocksTitle="Charts"
				blocks={ BLOCKS }
				hiddenBlocks={ [ 'sales' ] }
				onToggleHiddenBlock={ ( block ) => () =>
					actions.toggle( block )
				}
				onMove={ actions.onMove }
				onRemove={ actions.onRemove }
				isFirst={ false }
				isLast={ false }
				{ ...overrides }
			/>
		</RenameContext.Provider>
	);
	return { ...actions, unmount };
}

const open = async () => {
	const user = userEvent.setup();
	await user.click(
		screen.getByRole( 'button', { name: 'Options for Charts' } )
	);
	const menu = await screen.findByRole( 'menu' );
	// The popover is hidden until it has its position.
	await waitFor( () => expect( menu ).toBeVisible() );
	return { user, menu: within( menu ) };
};

describe( 'SectionMenu', () => {
	it( 'has a heading for the blocks, unless there are none', async () => {
		const { unmount } = setup();
		const first = await open();
		expect( first.menu.getByText( 'Charts' ) ).toBeVisible();
		expect( first.menu.getByText( 'Section' ) ).toBeVisible();
		unmount();
		setup( { blocks: [] } );
		const second = await open();
		expect( second.menu.queryByText( 'Charts' ) ).toBeNull();
		expect( second.menu.getByText( 'Section' ) ).toBeVisible();
	} );

	it( 'checks visible blocks and stays open while they are toggled', async () => {
		const { toggle } = setup();
		const { user, menu } = await open();
		expect(
			menu.getByRole( 'menuitemcheckbox', { name: 'Orders' } )
		).toBeChecked();
		const sales = menu.getByRole( 'menuitemcheckbox', {
			name: 'Net sales',
		} );
		expect( sales ).not.toBeChecked();
		await user.click( sales );
		expect( toggle ).toHaveBeenCalledWith( 'sales' );
		expect( screen.getByRole( 'menu' ) ).toBeInTheDocument();
	} );

	it.each( [
		[ 'Move up', 'onMove', [ -1 ] ],
		[ 'Move down', 'onMove', [ 1 ] ],
		[ 'Remove section', 'onRemove', [] ],
		[ 'Rename section', 'rename', [] ],
	] as const )(
		'%s: calls the action once and closes the menu',
		async ( name, action, args ) => {
			const actions = setup();
			const { user, menu } = await open();
			await user.click( menu.getByRole( 'menuitem', { name } ) );
			expect( actions[ action ].mock.calls ).toEqual( [ args ] );
			expect( screen.queryByRole( 'menu' ) ).toBeNull();
		}
	);

	it( 'offers no moving up for the first section and no moving down for the last', async () => {
		setup( { isFirst: true, isLast: true } );
		const { menu } = await open();
		expect( menu.queryByRole( 'menuitem', { name: /Move/ } ) ).toBeNull();
	} );
} );

describe( 'Section', () => {
	function Acme( { title, controls: Controls, ...props }: SectionProps ) {
		return (
			<>
				<h2>{ title }</h2>
				<Controls { ...props } onToggle={ () => {} } />
			</>
		);
	}

	function Page( { component }: Pick< SectionState, 'component' > ) {
		const [ title, setTitle ] = useState( 'Acme' );
		return (
			<Section
				section={ {
					key: 'acme',
					title,
					component,
					isVisible: true,
					hiddenBlocks: [],
				} }
				query={ {} }
				path="/analytics/overview"
				filters={ [] }
				defaultDateRange=""
				isFirst
				isLast
				onMove={ () => {} }
				onRemove={ () => {} }
				onRename={ setTitle }
				onRenamed={ () => {} }
				onToggleHiddenBlock={ () => () => {} }
			/>
		);
	}

	it( 'renames the section of a plugin, and cancels with Escape', async () => {
		const user = userEvent.setup();
		render( <Page component={ Acme } /> );
		const rename = () =>
			user.click( screen.getByRole( 'menuitem', { name: /Rename/ } ) );
		await rename();
		expect( screen.getByLabelText( 'Section title' ) ).toHaveFocus();
		await user.keyboard( 'Better{Escape}' );
		expect(
			screen.getByRole( 'heading', { name: 'Acme' } )
		).toBeInTheDocument();
		await rename();
		await user.keyboard( 'Better{Enter}' );
		expect(
			screen.getByRole( 'heading', { name: 'Better' } )
		).toBeInTheDocument();
		expect( screen.queryByLabelText( 'Section title' ) ).toBeNull();
	} );

	it( 'shows a notice instead of a section that fails', () => {
		const error = jest.spyOn( console, 'error' ).mockImplementation();
		render(
			<Page
				component={ () => {
					throw new Error( 'Acme is ill.' );
				} }
			/>
		);
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Could not display this section.Acme is ill.'
		);
		// The error is logged.
		expect( error ).toHaveBeenCalled();
		error.mockRestore();
	} );
} );
