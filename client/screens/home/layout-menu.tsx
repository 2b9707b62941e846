import { __ } from '@wordpress/i18n';
import { EllipsisMenu, MenuItem, MenuTitle } from '@storedeck/components';
import { ContainedSlot } from '../../common/contained-slot';
import type { HomeLayout } from './use-home-preferences';

interface Props {
	layout: HomeLayout;
	onChange: ( layout: HomeLayout ) => void;
}

/** Layout options of Home, including those added by plugins. */
export function LayoutMenu( { layout, onChange }: Props ) {
	return (
		<EllipsisMenu
			label={ __( 'Home display options', 'storedeck' ) }
			renderContent={ () => (
				<>
					<MenuTitle>{ __( 'Layout', 'storedeck' ) }</MenuTitle>
					<MenuItem
						isCheckbox
						isClickable
						checked={ layout === 'two_columns' }
						onInvoke={ () =>
							onChange(
								layout === 'two_columns'
									? 'single_column'
									: 'two_columns'
							)
						}
					>
						{ __( 'Two columns', 'storedeck' ) }
					</MenuItem>
					<ContainedSlot name="DisplayOptions" />
				</>
			) }
		/>
	);
}
