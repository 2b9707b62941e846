import { KeyboardHelp } from './keyboard-help';
import { LazyCalendar } from './lazy-calendar';
import { useEscape } from './use-escape';
import type { CalendarProps } from './types';

interface Props extends CalendarProps {
	isHelpOpen: boolean;
	onHelpToggle: ( isOpen: boolean ) => void;
}

/**
 * A calendar with keyboard help. A question mark opens the help, Escape closes
 * it before anything else.
 */
export function CalendarWithHelp( {
	isHelpOpen,
	onHelpToggle,
	...props
}: Props ) {
	const ref = useEscape(
		isHelpOpen ? () => onHelpToggle( false ) : undefined
	);
	return (
		// Handles keys that bubble from the buttons inside.
		<div
			ref={ ref }
			role="presentation"
			className="woocommerce-calendar"
			onKeyDown={ ( event ) => {
				if ( event.key === '?' ) {
					event.preventDefault();
					onHelpToggle( true );
				}
			} }
		>
			<LazyCalendar { ...props } />
			<KeyboardHelp isOpen={ isHelpOpen } onToggle={ onHelpToggle } />
		</div>
	);
}
