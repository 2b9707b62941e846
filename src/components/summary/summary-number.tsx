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
import { WhyLink } from './why-link';
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
 * A card with a metric and its change.
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
	whyHref,
	...metric
}: SummaryNumberProps ) {
	const cardContext = useContext( CardContext );
	// The button replaces the tooltip.
	const labelTooltipText = onAbout ? undefined : tooltip;
	const info = useInfo( labelTooltipText );
	const className = classNames(
		'woocommerce-summary__item',
		selected && 'is-selected',
		onAbout && 'has-about',
		whyHref && 'has-why'
	);
	const described = {
		...info.handlers,
		'aria-describedby': labelTooltipText ? info.id : undefined,
	};
	const about = (
		<>
			{ onAbout ? (
				<AboutButton label={ metric.label } onAbout={ onAbout } />
			) : (
				<CardInfo info={ info } text={ labelTooltipText } />
			) }
			{ whyHref && <WhyLink label={ metric.label } href={ whyHref } /> }
		</>
	);
	// A link or button cannot contain another control, so a click on the icon
	// is detected by its target.
	const content = (
		<NumberContent
			{ ...metric }
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
						if ( ! info.handleIconClick( event ) ) {
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
					role={
						cardContext?.isMenu === false ? undefined : 'menuitem'
					}
					aria-current={ selected ? 'page' : undefined }
					tabIndex={
						cardContext && ! cardContext.isTabStop ? -1 : undefined
					}
					{ ...described }
					onFocus={ ( event ) => {
						cardContext?.onFocus();
						info.handlers.onFocus( event );
					} }
					onClick={ ( event ) => {
						if ( info.handleIconClick( event ) ) {
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
					{ ...metric }
					info={
						labelTooltipText && (
							<button
								ref={ ( button ) => {
									info.icon.current = button;
								} }
								type="button"
								className="woocommerce-summary__info-tooltip"
								aria-label={ sprintf(
									/* translators: %s: name of a metric, e.g. "Net sales". */
									__( 'About %s', 'storedeck' ),
									metric.label
								) }
								onClick={ info.handleIconClick }
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
