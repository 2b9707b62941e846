import { createContext, useContext } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { MenuItem } from '@storedeck/components';
import type { ControlsProps } from './types';

/** Begins to rename the section around; plugins' sections need not hand it on. */
export const RenameContext = createContext( () => {} );

/** The menu items of every section: rename it, move it, take it away. */
export function SectionControls( {
	onToggle,
	onMove,
	onRemove,
	isFirst,
	isLast,
}: ControlsProps ) {
	const rename = useContext( RenameContext );
	const closing = ( deed: () => void ) => () => {
		onToggle();
		deed();
	};
	return (
		<>
			<MenuItem isClickable onInvoke={ closing( rename ) }>
				{ __( 'Rename section', 'storedeck' ) }
			</MenuItem>
			{ ! isFirst && (
				<MenuItem
					isClickable
					onInvoke={ closing( () => onMove( -1 ) ) }
				>
					{ __( 'Move up', 'storedeck' ) }
				</MenuItem>
			) }
			{ ! isLast && (
				<MenuItem isClickable onInvoke={ closing( () => onMove( 1 ) ) }>
					{ __( 'Move down', 'storedeck' ) }
				</MenuItem>
			) }
			<MenuItem isClickable onInvoke={ closing( onRemove ) }>
				{ __( 'Remove section', 'storedeck' ) }
			</MenuItem>
		</>
	);
}
