import type { Info } from './use-info';
import { Popover } from '@wordpress/components';

interface CardInfoProps {
	info: Info;
	text?: string;
}

export const InfoIcon = () => (
	<svg
		viewBox="0 0 20 20"
		width="16"
		height="16"
		fill="none"
		stroke="currentColor"
		strokeWidth="1.5"
		aria-hidden="true"
		focusable="false"
	>
		<circle cx="10" cy="10" r="7.5" />
		<path d="M10 9v5M10 5.75v1.5" />
	</svg>
);

/**
 * The description of a metric, as screen reader description of the card and as
 * popover at the icon.
 *
 * @param props      See `CardInfoProps`.
 * @param props.info Visibility of the popover.
 * @param props.text Description.
 */
export function CardInfo( { info, text }: CardInfoProps ) {
	if ( ! text ) {
		return null;
	}
	return (
		<>
			<span id={ info.id } hidden>
				{ text }
			</span>
			{ info.isShown && (
				<Popover
					ref={ info.box }
					className="woocommerce-summary__info-popover"
					anchor={ info.icon.current }
					placement="top"
					shift
					offset={ 6 }
					animate={ false }
					focusOnMount={ false }
					aria-hidden
					{ ...info.boxHandlers }
				>
					{ text }
				</Popover>
			) }
		</>
	);
}
