export type { ScreenProps } from '@storedeck/extend';
