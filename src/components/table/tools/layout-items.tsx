import { __ } from '@wordpress/i18n';
import { MenuItem, MenuTitle } from '../../ellipsis-menu';
import type { LayoutItemsProps } from '../arrange-context';

/**
 * The part of the menu that is about the table as a whole.
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
			<MenuTitle>{ __( 'Arrange:', 'storedeck' ) }</MenuTitle>
			<MenuItem isClickable onInvoke={ onResize }>
				{ __( 'Resize columns', 'storedeck' ) }
			</MenuItem>
			<MenuItem isClickable onInvoke={ onReset }>
				{ __( 'Reset columns', 'storedeck' ) }
			</MenuItem>
		</>
	);
}
