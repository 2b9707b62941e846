import { useState } from '@wordpress/element';
import { Acted, press } from '../gallery/acted';
import { EllipsisMenu, MenuItem, MenuTitle } from '.';
import type { Stories } from '../gallery/types';

const COLUMNS = [ 'Date', 'Status', 'Customer', 'Items sold', 'Net sales' ];

function Columns( { names = COLUMNS }: { names?: readonly string[] } ) {
	const [ hidden, setHidden ] = useState( [ 'Status' ] );
	return (
		<EllipsisMenu
			label="Choose what to show"
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
		Closed: () => <Columns />,
		OpenOnMount: () => (
			<Acted act={ press( 'button' ) }>
				<Columns />
			</Acted>
		),
		'OpenOnMount, many and long': () => (
			<Acted act={ press( 'button' ) }>
				<Columns
					names={ [
						'A column whose name is so long that it takes more than one line of the menu',
						...Array.from(
							{ length: 20 },
							( _, index ) => `Column ${ index + 1 }`
						),
					] }
				/>
			</Acted>
		),
	},
};
export default stories;
