import { Button, Popover } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names';

export interface CompareButtonProps {
	/** Number of selected items. */
	count: number;
	children: ReactNode;
	/** Tooltip when fewer than two items are selected. */
	helpText: string;
	onClick: ( event: MouseEvent< HTMLElement > ) => void;
	disabled?: boolean;
	className?: string;
}

const MIN_ITEMS = 2;

/**
 * A button to compare the selected items. With fewer than two items it is
 * disabled with a tooltip that says why; it stays focusable, so that the
 * tooltip can be read.
 *
 * @param props See `CompareButtonProps`.
 */
export function CompareButton( {
	count,
	children,
	helpText,
	onClick,
	disabled = false,
	className,
}: CompareButtonProps ) {
	const helpId = useId();
	const [ button, setButton ] = useState< HTMLButtonElement | null >( null );
	const [ isHelpVisible, setIsHelpVisible ] = useState( false );
	const hasEnough = disabled || count >= MIN_ITEMS;

	return (
		<>
			<Button
				ref={ setButton }
				className={ classNames(
					'woocommerce-compare-button',
					className
				) }
				variant="secondary"
				disabled={ disabled }
				{ ...( hasEnough
					? { onClick }
					: {
							'aria-disabled': true,
							'aria-describedby': helpId,
							onMouseEnter: () => setIsHelpVisible( true ),
							onMouseLeave: () => setIsHelpVisible( false ),
							onFocus: () => setIsHelpVisible( true ),
							onBlur: () => setIsHelpVisible( false ),
							onKeyDown: ( { key }: KeyboardEvent ) =>
								key === 'Escape' && setIsHelpVisible( false ),
					  } ) }
			>
				{ children }
			</Button>
			{ ! hasEnough && (
				<span id={ helpId } hidden>
					{ helpText }
				</span>
			) }
			{ ! hasEnough && isHelpVisible && (
				<Popover
					className="woocommerce-compare-button__help"
					anchor={ button }
					placement="top"
					offset={ 6 }
					animate={ false }
					focusOnMount={ false }
					aria-hidden
				>
					{ helpText }
				</Popover>
			) }
		</>
	);
}
