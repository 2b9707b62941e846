import { Button } from '@wordpress/components';
import { useEffect, useId, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

const getShortcuts = (): [ keys: string, action: string ][] => [
	[
		__( 'Enter, Space', 'storedeck' ),
		__( 'Select the date.', 'storedeck' ),
	],
	[ __( 'Right, Left', 'storedeck' ), __( 'Move by one day.', 'storedeck' ) ],
	[ __( 'Up, Down', 'storedeck' ), __( 'Move by one week.', 'storedeck' ) ],
	[
		__( 'Page Up, Page Down', 'storedeck' ),
		__( 'Move by one month.', 'storedeck' ),
	],
	[
		__( 'Home, End', 'storedeck' ),
		__( 'Go to the first or last day of the week.', 'storedeck' ),
	],
	[
		__( 'Escape', 'storedeck' ),
		__( 'Return to the date field.', 'storedeck' ),
	],
	[
		__( 'Question mark', 'storedeck' ),
		__( 'Open this help.', 'storedeck' ),
	],
];

interface Props {
	isOpen: boolean;
	onToggle: ( isOpen: boolean ) => void;
}

/**
 * The keyboard shortcuts of the calendar. Focus moves to the close button and
 * returns when the help is closed.
 */
export function KeyboardHelp( { isOpen, onToggle }: Props ) {
	const id = useId();
	const closeButton = useRef< HTMLButtonElement >( null );
	useEffect( () => {
		const button = closeButton.current;
		if ( ! button ) {
			return undefined;
		}
		const { ownerDocument } = button;
		const previous = ownerDocument.activeElement;
		button.focus();
		return () => {
			// Focus that has left the calendar must not be taken back.
			const isLost = ownerDocument.activeElement === ownerDocument.body;
			if ( isLost && previous instanceof HTMLElement ) {
				previous.focus();
			}
		};
	}, [ isOpen ] );

	return (
		<div className="woocommerce-calendar__help">
			<Button
				variant="tertiary"
				aria-expanded={ isOpen }
				onClick={ () => onToggle( ! isOpen ) }
			>
				{ __( 'Keyboard shortcuts', 'storedeck' ) }
			</Button>
			{ isOpen && (
				<div
					role="dialog"
					aria-labelledby={ `${ id }-title` }
					className="woocommerce-calendar__help-panel"
				>
					<p id={ `${ id }-title` }>
						{ __( 'Keyboard shortcuts', 'storedeck' ) }
					</p>
					<dl>
						{ getShortcuts().map( ( [ keys, action ] ) => (
							<div key={ keys }>
								<dt>{ keys }</dt>
								<dd>{ action }</dd>
							</div>
						) ) }
					</dl>
					<Button
						ref={ closeButton }
						variant="secondary"
						onClick={ () => onToggle( false ) }
					>
						{ __( 'Close', 'storedeck' ) }
					</Button>
				</div>
			) }
		</div>
	);
}
