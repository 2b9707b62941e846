import { __ } from '@wordpress/i18n';
import { MenuItem, MenuTitle } from '../../ellipsis-menu';
import type { LayoutItemsProps } from '../column-controls-context';

/**
 * Menu items for rows and layout.
 *
 * @param props See `LayoutItemsProps`.
 */
export function LayoutItems( {
	density,
	onDensity,
	onResize,
	onReset,
}: LayoutItemsProps ) {
	const isCompact = density === 'compact';
	return (
		<>
			<MenuTitle>{ __( 'Rows:', 'storedeck' ) }</MenuTitle>
			<MenuItem
				isCheckbox
				checked={ isCompact }
				onInvoke={ () =>
					onDensity( isCompact ? 'comfortable' : 'compact' )
				}
			>
				{ __( 'Compact rows', 'storedeck' ) }
			</MenuItem>
			<MenuTitle>{ __( 'Layout:', 'storedeck' ) }</MenuTitle>
			<MenuItem isClickable onInvoke={ onResize }>
				{ __( 'Resize columns', 'storedeck' ) }
			</MenuItem>
			<MenuItem isClickable onInvoke={ onReset }>
				{ __( 'Reset columns', 'storedeck' ) }
			</MenuItem>
		</>
	);
}
