import { Button, Dropdown } from '@wordpress/components';
import { Suspense, useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { SavedView } from '@storedeck/data';
import { Loading } from '../common/loading';
import type { ScreenState, ViewDialogState } from './types';
import './style.scss';
import { lazyWithRetry } from '@storedeck/components/lazy-with-retry';

const loadPanel = () => import( /* webpackChunkName: "views" */ './panel' );

const ViewsPanel = lazyWithRetry( async () => ( {
	default: ( await loadPanel() ).ViewsPanel,
} ) );
const ViewDialog = lazyWithRetry( async () => ( {
	default: ( await loadPanel() ).ViewDialog,
} ) );

function getLabel( view: SavedView | undefined ) {
	return view
		? sprintf(
				/* translators: %s: name of a saved view. */
				__( 'View: %s', 'storedeck' ),
				view.name
		  )
		: __( 'Views', 'storedeck' );
}

/** A dropdown with the saved views of a screen. */
export function ViewsButton( screenState: ScreenState ) {
	const toggle = useRef< HTMLButtonElement >( null );
	const [ dialog, setDialog ] = useState< ViewDialogState >();
	const hadDialog = useRef( false );

	// The panel that opened the dialog is closed: return the focus to the button,
	// unless the command palette has it, which closes the dialog.
	useEffect( () => {
		const focused = toggle.current?.ownerDocument.activeElement;
		if (
			hadDialog.current &&
			! dialog &&
			! focused?.closest( '[role="dialog"]' )
		) {
			toggle.current?.focus();
		}
		hadDialog.current = Boolean( dialog );
	}, [ dialog ] );

	return (
		<div className="storedeck-views">
			<Dropdown
				contentClassName="storedeck-views__popover"
				// Focusing the popover itself is immediate. Focusing the first element
				// is delayed and would move the focus again.
				focusOnMount
				popoverProps={ { placement: 'bottom-start', offset: 4 } }
				renderToggle={ ( { isOpen, onToggle } ) => (
					<Button
						ref={ toggle }
						className="storedeck-views__toggle"
						variant="tertiary"
						aria-expanded={ isOpen }
						aria-haspopup="dialog"
						onMouseEnter={ loadPanel }
						onFocus={ loadPanel }
						onClick={ onToggle }
					>
						<span className="storedeck-views__label">
							{ getLabel( screenState.view ) }
						</span>
						<svg
							viewBox="0 0 10 6"
							width="10"
							height="6"
							fill="currentColor"
							aria-hidden="true"
							focusable="false"
						>
							<path d="M0 0h10L5 6z" />
						</svg>
					</Button>
				) }
				renderContent={ ( { onClose } ) => (
					<Suspense fallback={ <Loading /> }>
						<ViewsPanel
							{ ...screenState }
							onClose={ onClose }
							onDialog={ setDialog }
						/>
					</Suspense>
				) }
			/>
			{ dialog && (
				<Suspense fallback={ null }>
					<ViewDialog
						screenState={ screenState }
						dialog={ dialog }
						onClose={ () => setDialog( undefined ) }
					/>
				</Suspense>
			) }
		</div>
	);
}
