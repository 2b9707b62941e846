import { createContext, useContext } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { MenuItem } from '@storedeck/components';
import type { ControlsProps } from './types';

/** Starts renaming the section. A context, since sections of plugins do not pass it on. */
export const RenameContext = createContext( () => {} );

/** The menu items of every section. */
export function SectionControls( {
	onToggle,
	onMove,
	onRemove,
	isFirst,
	isLast,
}: ControlsProps ) {
	const rename = useContext( RenameContext );
	const closeAnd = ( action: () => void ) => () => {
		onToggle();
		action();
	};
	return (
		<>
			<MenuItem isClickable onInvoke={ closeAnd( rename ) }>
				{ __( 'Rename section', 'storedeck' ) }
			</MenuItem>
			{ ! isFirst && (
				<MenuItem
					isClickable
					onInvoke={ closeAnd( () => onMove( -1 ) ) }
				>
					{ __( 'Move up', 'storedeck' ) }
				</MenuItem>
			) }
			{ ! isLast && (
				<MenuItem
					isClickable
					onInvoke={ closeAnd( () => onMove( 1 ) ) }
				>
					{ __( 'Move down', 'storedeck' ) }
				</MenuItem>
			) }
			<MenuItem isClickable onInvoke={ closeAnd( onRemove ) }>
				{ __( 'Remove section', 'storedeck' ) }
			</MenuItem>
		</>
	);
}
