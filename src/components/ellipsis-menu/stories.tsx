import { useState } from '@wordpress/element';
import { ActOnMount, press } from '../gallery/act-on-mount';
import { EllipsisMenu, MenuItem, MenuTitle } from '.';
import type { Stories } from '../gallery/types';

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

const stories: Stories = {
	components: [ 'EllipsisMenu', 'MenuItem', 'MenuTitle' ],
	stories: {
		Closed: () => <ColumnMenu />,
		Open: () => (
			<ActOnMount act={ press( 'button' ) }>
				<ColumnMenu />
			</ActOnMount>
		),
		'Open with many long items': () => (
			<ActOnMount act={ press( 'button' ) }>
				<ColumnMenu
					names={ [
						'A column with a long name that wraps to a second line of the menu',
						...Array.from(
							{ length: 20 },
							( _, index ) => `Column ${ index + 1 }`
						),
					] }
				/>
			</ActOnMount>
		),
	},
};
export default stories;
