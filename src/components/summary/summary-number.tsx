import { Button } from '@wordpress/components';
import { useContext } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { classNames } from '../class-names';
import { Link } from '../link';
import { AboutButton } from './about-button';
import { CardContext } from './card-context';
import { CardInfo, InfoIcon } from './card-info';
import { NumberContent } from './number-content';
import type { SummaryNumberProps } from './types';
import { useInfo } from './use-info';
import './style.scss';

const Caret = () => (
	<svg
		className="woocommerce-summary__caret"
		viewBox="0 0 10 6"
		width="10"
		height="6"
		fill="currentColor"
		aria-hidden="true"
		focusable="false"
	>
		<path d="M0 0h10L5 6z" />
	</svg>
);

/**
 * A card with one figure and how it changed.
 *
 * @param props See `SummaryNumberProps`.
 *
 * @example
 * <SummaryNumber label="Net sales" value="$1,829.40" delta={ 29 } prevValue="$1,418.00" />
 */
export function SummaryNumber( {
	href = '',
	hrefType = 'wc-admin',
	isOpen = false,
	labelTooltipText: tooltip,
	onAbout,
	onToggle,
	selected = false,
	onLinkClickCallback,
	...figure
}: SummaryNumberProps ) {
	const place = useContext( CardContext );
	// The same is not explained twice.
	const labelTooltipText = onAbout ? undefined : tooltip;
	const info = useInfo( labelTooltipText );
	const className = classNames(
		'woocommerce-summary__item',
		selected && 'is-selected',
		onAbout && 'has-about'
	);
	const described = {
		...info.handlers,
		'aria-describedby': labelTooltipText ? info.id : undefined,
	};
	const about = onAbout ? (
		<AboutButton label={ figure.label } onAbout={ onAbout } />
	) : (
		<CardInfo info={ info } text={ labelTooltipText } />
	);
	// A link or button cannot hold a control of its own: the icon is a part of
	// it, and a click there is told by its place.
	const content = (
		<NumberContent
			{ ...figure }
			info={
				labelTooltipText && (
					<span
						ref={ info.icon }
						className="woocommerce-summary__info-tooltip"
					>
						<InfoIcon />
					</span>
				)
			}
		/>
	);

	if ( onToggle ) {
		return (
			<li className="woocommerce-summary__item-container is-dropdown-button">
				<Button
					className={ className }
					aria-expanded={ isOpen }
					onClick={ ( event: React.MouseEvent ) => {
						if ( ! info.takeClick( event ) ) {
							onToggle();
						}
					} }
					{ ...described }
				>
					{ content }
					<Caret />
				</Button>
				{ about }
			</li>
		);
	}
	if ( href ) {
		return (
			<li
				className="woocommerce-summary__item-container"
				role="presentation"
			>
				<Link
					className={ className }
					href={ href }
					type={ hrefType }
					role="menuitem"
					aria-current={ selected ? 'page' : undefined }
					tabIndex={ place && ! place.isTabStop ? -1 : undefined }
					{ ...described }
					onFocus={ ( event ) => {
						place?.onFocus();
						info.handlers.onFocus( event );
					} }
					onClick={ ( event ) => {
						if ( info.takeClick( event ) ) {
							event.preventDefault();
							return false;
						}
						return onLinkClickCallback?.( event );
					} }
				>
					{ content }
				</Link>
				{ about }
			</li>
		);
	}
	return (
		<li className="woocommerce-summary__item-container">
			<div className={ className }>
				<NumberContent
					{ ...figure }
					info={
						labelTooltipText && (
							<button
								ref={ ( button ) => {
									info.icon.current = button;
								} }
								type="button"
								className="woocommerce-summary__info-tooltip"
								aria-label={ sprintf(
									/* translators: %s: name of a figure, e.g. "Net sales". */
									__( 'About %s', 'storedeck' ),
									figure.label
								) }
								onClick={ info.takeClick }
								{ ...described }
							>
								<InfoIcon />
							</button>
						)
					}
				/>
			</div>
			{ about }
		</li>
	);
}
