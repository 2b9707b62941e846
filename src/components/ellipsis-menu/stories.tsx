import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from '@wordpress/element';
import { EllipsisMenu, MenuItem, MenuTitle } from '.';

const COLUMNS = [ 'Date', 'Status', 'Customer', 'Items sold', 'Net sales' ];

function ColumnMenu( { names = COLUMNS }: { names?: readonly string[] } ) {
	const [ hidden, setHidden ] = useState( [ 'Status' ] );
	return (
		<EllipsisMenu
			label="Choose columns"
			renderContent={ ( { onClose } ) => (
				<>
					<MenuTitle>Columns</MenuTitle>
					{ names.map( ( name ) => (
						<MenuItem
							key={ name }
							isCheckbox
							checked={ ! hidden.includes( name ) }
							onInvoke={ () =>
								setHidden( ( before ) =>
									before.includes( name )
										? before.filter(
												( other ) => other !== name
										  )
										: [ ...before, name ]
								)
							}
						>
							{ name }
						</MenuItem>
					) ) }
					<MenuTitle>Table</MenuTitle>
					<MenuItem isClickable onInvoke={ onClose }>
						Close
					</MenuItem>
				</>
			) }
		/>
	);
}

const meta: Meta< typeof EllipsisMenu > = {
	component: EllipsisMenu,
	subcomponents: { MenuItem, MenuTitle },
};
export default meta;

type Story = StoryObj< typeof EllipsisMenu >;

export const Closed: Story = { render: () => <ColumnMenu /> };

export const Open: Story = {
	...Closed,
	play: ( { canvas, userEvent } ) =>
		userEvent.click( canvas.getByRole( 'button' ) ),
};

export const OpenWithManyLongItems: Story = {
	...Open,
	name: 'Open with many long items',
	render: () => (
		<ColumnMenu
			names={ [
				'A column with a long name that wraps to a second line of the menu',
				...Array.from(
					{ length: 20 },
					( _, index ) => `Column ${ index + 1 }`
				),
			] }
		/>
	),
};
