import { useReducedMotion } from '@wordpress/compose';
import {
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { classNames } from '../class-names';
import type { AnimationSliderProps, SlideStatus } from './types';
import './style.scss';

export type { AnimationSliderProps, SlideStatus } from './types';

/** Duration in ms; the same value as in style.scss. */
export const SLIDE_DURATION = 200;

/** Makes the outgoing content unreachable with pointer and keyboard. */
const makeInert = ( element: HTMLElement | null ) =>
	element?.setAttribute( 'inert', '' );

type SliderContent = Pick< AnimationSliderProps, 'animationKey' | 'children' >;

/**
 * Slides from one content to the next. Content changes without animation if the
 * user prefers reduced motion.
 *
 * @param props See `AnimationSliderProps`.
 */
export function AnimationSlider( {
	animationKey,
	children,
	animate = null,
	onExited,
}: AnimationSliderProps ) {
	const container = useRef< HTMLDivElement >( null );
	const latest = useRef< SliderContent >( { animationKey, children } );
	const onExitedLatest = useRef( onExited );
	const [ outgoing, setOutgoing ] = useState< SliderContent >();
	const isReducedMotion = useReducedMotion();
	const duration = animate && ! isReducedMotion ? SLIDE_DURATION : 0;

	// In a layout effect, so that the old content does not disappear before the
	// slide starts.
	useLayoutEffect( () => {
		const previous = latest.current;
		latest.current = { animationKey, children };
		onExitedLatest.current = onExited;
		if ( previous.animationKey !== animationKey ) {
			setOutgoing( previous );
		}
	}, [ animationKey, children, onExited ] );

	useEffect( () => {
		if ( ! outgoing ) {
			return;
		}
		const finish = () => {
			setOutgoing( undefined );
			if ( container.current ) {
				onExitedLatest.current?.( container.current );
			}
		};
		if ( duration === 0 ) {
			finish();
			return;
		}
		const timer = setTimeout( finish, duration );
		return () => clearTimeout( timer );
	}, [ outgoing, duration ] );

	const isSliding = outgoing !== undefined && duration > 0;
	const status: SlideStatus = isSliding ? 'entering' : 'entered';
	return (
		<div
			ref={ container }
			className={ classNames(
				'woocommerce-slide-animation',
				animate && `animate-${ animate }`
			) }
		>
			<div
				key={ String( animationKey ) }
				className={ classNames(
					'woocommerce-slide-animation__slide',
					isSliding && 'slide-enter slide-enter-active'
				) }
			>
				{ children( { status } ) }
			</div>
			{ isSliding && (
				<div
					key={ `outgoing-${ outgoing.animationKey }` }
					className="woocommerce-slide-animation__slide slide-exit slide-exit-active"
					aria-hidden="true"
					ref={ makeInert }
				>
					{ outgoing.children( { status: 'exiting' } ) }
				</div>
			) }
		</div>
	);
}
