import { Button } from '@wordpress/components';
import { useEffect, useId, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

const getKeys = (): [ keys: string, action: string ][] => [
	[ __( 'Enter, Space', 'storedeck' ), __( 'Choose the day.', 'storedeck' ) ],
	[ __( 'Right, Left', 'storedeck' ), __( 'Move by a day.', 'storedeck' ) ],
	[ __( 'Up, Down', 'storedeck' ), __( 'Move by a week.', 'storedeck' ) ],
	[
		__( 'Page Up, Page Down', 'storedeck' ),
		__( 'Move by a month.', 'storedeck' ),
	],
	[
		__( 'Home, End', 'storedeck' ),
		__( 'Go to the start or the end of the week.', 'storedeck' ),
	],
	[ __( 'Escape', 'storedeck' ), __( 'Go back to the field.', 'storedeck' ) ],
	[
		__( 'SelectorCall mark', 'storedeck' ),
		__( 'Open this help.', 'storedeck' ),
	],
];

interface Props {
	isOpen: boolean;
	onToggle: ( isOpen: boolean ) => void;
}

/** Which keys the calendar knows. The focus comes here, and goes back. */
export function KeyboardHelp( { isOpen, onToggle }: Props ) {
	const id = useId();
	const close = useRef< HTMLButtonElement >( null );
	useEffect( () => {
		if ( ! isOpen ) {
			return undefined;
		}
		const { activeElement } = close.current?.ownerDocument ?? document;
		close.current?.focus();
		return () => {
			if ( activeElement instanceof HTMLElement ) {
				activeElement.focus();
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
						{ getKeys().map( ( [ keys, action ] ) => (
							<div key={ keys }>
								<dt>{ keys }</dt>
								<dd>{ action }</dd>
							</div>
						) ) }
					</dl>
					<Button
						ref={ close }
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
