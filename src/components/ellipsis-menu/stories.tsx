import { EllipsisMenu, MenuItem, MenuTitle } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'EllipsisMenu', 'MenuItem', 'MenuTitle' ],
	stories: {
		'A menu': () => (
			<EllipsisMenu
				label="Choose what to show"
				renderContent={ ( { onClose } ) => (
					<>
						<MenuTitle>Columns</MenuTitle>
						<MenuItem isCheckbox checked onInvoke={ () => {} }>
							Date
						</MenuItem>
						<MenuItem isClickable onInvoke={ onClose }>
							Close
						</MenuItem>
					</>
				) }
			/>
		),
	},
};
export default stories;
