import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { displayShortcut, isAppleOS } from '@wordpress/keycodes';
import { openPalette } from './connect';
import './palette-button.scss';

/** Button that opens the command palette and shows its shortcut. */
export const PaletteButton = () => (
	<Button
		className="storedeck-tool storedeck-palette-button"
		aria-haspopup="dialog"
		aria-keyshortcuts={ isAppleOS() ? 'Meta+K' : 'Control+K' }
		onClick={ openPalette }
	>
		<span className="dashicons dashicons-search" aria-hidden="true" />
		<span className="storedeck-tool__label">
			{ __( 'Search', 'storedeck' ) }
		</span>
		<kbd className="storedeck-palette-button__key" aria-hidden="true">
			{ displayShortcut.primary( 'k' ) }
		</kbd>
	</Button>
);
