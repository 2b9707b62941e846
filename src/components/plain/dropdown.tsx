import type { ComponentProps, ReactNode } from 'react';
import { useState } from '@wordpress/element';
import { classNames } from '../class-names';
import { WithHost } from '../host';
import type { HostComponents } from '../host/load';

/** What both sides of a dropdown are given. */
export interface DropdownRenderProps {
	isOpen: boolean;
	onToggle: () => void;
	onClose: () => void;
}

type PopoverProps = Partial< ComponentProps< HostComponents[ 'Popover' ] > >;

export interface PlainDropdownProps {
	className?: string;
	/** Class name of what opens. */
	contentClassName?: string;
	renderToggle: ( props: DropdownRenderProps ) => ReactNode;
	renderContent: ( props: DropdownRenderProps ) => ReactNode;
	/** Fills a small screen, below `headerTitle`. */
	expandOnMobile?: boolean;
	headerTitle?: string;
	/** As of the host's popover: its first element unless told otherwise. */
	focusOnMount?: 'firstElement' | boolean;
	popoverProps?: PopoverProps;
	/** Open or not, when somebody else decides it. */
	open?: boolean;
	onToggle?: ( isOpen: boolean ) => void;
}

/**
 * The host's dropdown, whose popover is loaded with the first one that opens.
 *
 * @param props See `PlainDropdownProps`.
 */
export function Dropdown( {
	className,
	contentClassName,
	renderToggle,
	renderContent,
	expandOnMobile,
	headerTitle,
	focusOnMount,
	popoverProps,
	open,
	onToggle,
}: PlainDropdownProps ) {
	const [ anchor, setAnchor ] = useState< HTMLDivElement | null >( null );
	const [ isOpenAlone, setIsOpenAlone ] = useState( false );
	const isOpen = open ?? isOpenAlone;

	const setIsOpen = ( next: boolean ) => {
		setIsOpenAlone( next );
		onToggle?.( next );
	};
	const props: DropdownRenderProps = {
		isOpen,
		onToggle: () => setIsOpen( ! isOpen ),
		onClose: () => setIsOpen( false ),
	};

	/**
	 * Leaving closes it, unless the toggle is about to, or a dialog has been
	 * opened from it, which gives the focus back.
	 */
	const closeWhenLeft = () => {
		const focused = anchor?.ownerDocument.activeElement;
		const dialog = focused?.closest( '[role="dialog"]' );
		if (
			anchor &&
			! anchor.contains( focused ?? null ) &&
			( ! dialog || dialog.contains( anchor ) )
		) {
			props.onClose();
		}
	};

	return (
		<div
			ref={ setAnchor }
			className={ classNames( 'components-dropdown', className ) }
			// Some browsers give the focus to what is around a pressed button.
			tabIndex={ -1 }
		>
			{ renderToggle( props ) }
			{ isOpen && (
				<WithHost>
					{ ( { Popover } ) => (
						<Popover
							onClose={ props.onClose }
							onFocusOutside={ closeWhenLeft }
							expandOnMobile={ expandOnMobile }
							headerTitle={ headerTitle }
							focusOnMount={ focusOnMount }
							offset={ 13 }
							anchor={ anchor }
							{ ...popoverProps }
							className={ classNames(
								'components-dropdown__content',
								popoverProps?.className,
								contentClassName
							) }
						>
							{ renderContent( props ) }
						</Popover>
					) }
				</WithHost>
			) }
		</div>
	);
}
