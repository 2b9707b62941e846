<?php
/**
 * Translations lie here.
 *
 * @package Storedeck
 */
