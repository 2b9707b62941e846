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

/** Milliseconds of a slide; the styles hold the same number. */
export const SLIDE_DURATION = 200;

/** Nothing in what leaves can be pressed or reached with Tab. */
const putOutOfReach = ( element: HTMLElement | null ) =>
	element?.setAttribute( 'inert', '' );

type Contents = Pick< AnimationSliderProps, 'animationKey' | 'children' >;

/**
 * Slides from one contents to the next. Who prefers less motion sees them change
 * at once.
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
	const latest = useRef< Contents >( { animationKey, children } );
	const onExitedLatest = useRef( onExited );
	const [ leaving, setLeaving ] = useState< Contents >();
	const isReducedMotion = useReducedMotion();
	const duration = animate && ! isReducedMotion ? SLIDE_DURATION : 0;

	// Before the browser paints: the old contents never vanish in between.
	useLayoutEffect( () => {
		const previous = latest.current;
		latest.current = { animationKey, children };
		onExitedLatest.current = onExited;
		if ( previous.animationKey !== animationKey ) {
			setLeaving( previous );
		}
	}, [ animationKey, children, onExited ] );

	useEffect( () => {
		if ( ! leaving ) {
			return;
		}
		const finish = () => {
			setLeaving( undefined );
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
	}, [ leaving, duration ] );

	const isSliding = leaving !== undefined && duration > 0;
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
					key={ `leaving-${ leaving.animationKey }` }
					className="woocommerce-slide-animation__slide slide-exit slide-exit-active"
					aria-hidden="true"
					ref={ putOutOfReach }
				>
					{ leaving.children( { status: 'exiting' } ) }
				</div>
			) }
		</div>
	);
}
